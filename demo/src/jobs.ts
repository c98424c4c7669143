/** A step of a career: from what age it is likely, its income (a slug of the list), its name. */
export interface Rung {
  age: number;
  income: string;
  position: string | null;
}

/** A career: education, profession, income. */
export interface Job {
  /** how often among brides and among grooms */
  weight: { female: number; male: number };
  education: string;
  /** descriptions of that education */
  learnt: readonly string[];
  profession: string;
  /** city: where offices are; home: in the family's own town; none: nowhere */
  place: 'city' | 'home' | 'none';
  /** rising */
  ladder: readonly Rung[];
}

/** `brides grooms | education | learnt; … | profession | place | age income position; …` */
function readJob(line: string): Job {
  const [weights = '', education = '', learnt = '', profession = '', place, ladder = ''] = line
    .split('|')
    .map((part) => part.trim());
  const [female = 0, male = 0] = weights.split(' ').map(Number);
  return {
    weight: { female, male },
    education,
    learnt: learnt.split('; '),
    profession,
    place: place === 'city' || place === 'home' ? place : 'none',
    ladder: ladder.split('; ').map((rung) => {
      const [age, income = '', ...position] = rung.split(' ');
      return { age: Number(age), income, position: position.join(' ') || null };
    }),
  };
}

/** What the youngest do, who are still students. */
export const STUDENT = readJob(
  '1 1 | undergraduate | B.Sc., final year; B.E., third year; B.Com., final year | student | none | 18 not-working',
);

export const JOBS: readonly Job[] = `
9 12 | bachelors | B.E. Computer Science; B.Tech. Information Technology; B.E. ECE | software-professional | city | 21 2-4-lakh Trainee Engineer; 22 4-7-lakh Software Engineer; 26 10-15-lakh Senior Software Engineer; 31 20-30-lakh Technical Lead; 36 30-50-lakh Engineering Manager
4 4 | masters | MCA; M.Sc. Computer Science; M.Tech. Software Engineering | web-developer | city | 23 4-7-lakh Developer; 27 7-10-lakh Senior Developer
3 2 | bachelors | B.Sc. Computer Science; B.E. CSE | qa-engineer | city | 22 4-7-lakh Test Engineer; 29 10-15-lakh QA Lead
2 2 | masters | M.Sc. Statistics; M.Tech. Data Science | data-analyst-scientist | city | 23 7-10-lakh Data Analyst; 29 20-30-lakh Senior Data Scientist
5 3 | bachelors | B.Com.; B.Com. (Accounting and Finance); BBA | accountant | home | 21 1-2-lakh Accounts Assistant; 25 2-4-lakh Accountant
3 3 | bachelors | B.Com. with JAIIB; B.Sc. Agriculture; B.A. Economics | bank-officer | home | 23 7-10-lakh Probationary Officer; 28 10-15-lakh Assistant Manager; 34 15-20-lakh Branch Manager
2 2 | chartered-accountant | B.Com., ACA; ACA, practising | chartered-accountant | city | 24 7-10-lakh Audit Associate; 30 20-30-lakh Senior Manager, Taxation; 37 50-75-lakh Partner
1 1 | company-secretary-cost-accountant | B.Com., ACS; B.Com., CMA | company-secretary | city | 25 7-10-lakh Company Secretary; 33 20-30-lakh Group Company Secretary
3 2 | post-graduate-diploma | PGDM Human Resources; PG Diploma in Business Management | human-resources-professional | city | 23 4-7-lakh HR Executive; 29 10-15-lakh HR Manager
1 4 | bachelors | B.E. Mechanical; B.Tech. Production Engineering | mechanical-engineer | city | 22 2-4-lakh Graduate Engineer; 25 4-7-lakh Design Engineer; 33 15-20-lakh Manager, Production
1 3 | bachelors | B.E. Civil; B.Tech. Civil Engineering | civil-engineer | home | 22 2-4-lakh Site Engineer; 28 7-10-lakh Project Engineer
0 3 | bachelors | BBA; B.Sc. Physics; B.A. History | sales-professional | city | 22 2-4-lakh Sales Executive; 30 10-15-lakh Area Sales Manager
0.4 1 | masters | MBA, IIM; MBA Finance | cxo-president-director-chairman | city | 38 75-lakh-1-crore Director; 42 1-crore-and-above Chief Operating Officer
1 0.6 | bachelors | B.Arch. | architect | city | 23 2-4-lakh Junior Architect; 29 10-15-lakh Architect, own practice
1 0.6 | bachelors | B.Des. Visual Communication | graphic-ui-designer | city | 22 4-7-lakh UI Designer; 29 15-20-lakh Lead Designer
6 2 | masters | M.Sc. Mathematics, B.Ed.; M.A. English, B.Ed.; M.Sc. Physics, B.Ed. | teacher | home | 23 2-4-lakh Teacher; 27 4-7-lakh Postgraduate Teacher
3 2 | m-phil | M.Com., M.Phil.; M.A. History, M.Phil. | lecturer | home | 26 4-7-lakh Lecturer; 31 7-10-lakh Assistant Professor
2 2 | doctorate | Ph.D. Chemistry; Ph.D. Biotechnology; Ph.D. Sanskrit | professor | home | 29 7-10-lakh Assistant Professor; 36 15-20-lakh Associate Professor
3 3 | bachelors | B.A. Public Administration; B.Sc. Botany | government-employee | home | 22 4-7-lakh Junior Assistant; 32 7-10-lakh Superintendent
1 2 | diploma | Diploma in Electrical Engineering; Diploma in Civil Engineering | railway-employee | home | 22 4-7-lakh Technician; 31 7-10-lakh Senior Section Engineer
0.6 2 | undergraduate | B.A., second year; B.Sc., discontinued | army | city | 23 4-7-lakh Havildar; 33 7-10-lakh Naib Subedar
1 1.5 | bachelors | B.A. Criminology; B.Sc. Chemistry | police-officer | home | 24 4-7-lakh Sub-Inspector; 32 7-10-lakh Inspector
0.5 0.5 | masters | M.A. Political Science | civil-services | city | 27 10-15-lakh Deputy Collector; 37 15-20-lakh Joint Secretary
3 2 | masters | MBBS, MD General Medicine; MBBS, DNB Paediatrics | doctor | home | 27 7-10-lakh Junior Resident; 32 20-30-lakh Consultant Physician
2 1 | bachelors | BDS | dentist | home | 24 4-7-lakh Dental Surgeon; 30 10-15-lakh Own dental clinic
2 0.6 | bachelors | BAMS; BHMS | ayurveda-siddha-homeopathy-doctor | home | 24 2-4-lakh Physician; 31 7-10-lakh Own clinic
4 0.6 | bachelors | B.Sc. Nursing | nurse | city | 22 2-4-lakh Staff Nurse; 29 4-7-lakh Ward Supervisor
2 1.5 | bachelors | B.Pharm.; D.Pharm., B.Pharm. | pharmacist | home | 22 2-4-lakh Pharmacist; 30 7-10-lakh Own medical shop
1 0.6 | masters | BPT, MPT | physiotherapist | home | 24 2-4-lakh Physiotherapist; 30 4-7-lakh Chief Physiotherapist
1.5 1.5 | bachelors | B.A., LL.B.; BBA, LL.B. (Hons.) | lawyer-advocate | home | 24 1-2-lakh Junior Advocate; 31 10-15-lakh Advocate, High Court
0.3 3 | higher-secondary | 12th, Commerce; 12th, Science | business-owner | home | 23 7-10-lakh Runs the family textile shop; 32 20-30-lakh Proprietor, textiles
0.5 3 | undergraduate | B.Com., discontinued; B.A., by correspondence | shop-owner | home | 23 4-7-lakh Grocery shop; 33 10-15-lakh Two hardware shops
0.2 2 | sslc | 10th | farmer-agriculturist | home | 22 2-4-lakh Eight acres, own well; 32 4-7-lakh Fifteen acres, sugarcane
0 1.5 | iti-trade-school | ITI Electrician; ITI Wireman | electrician | home | 20 1-2-lakh; 30 4-7-lakh Licensed contractor
0 1.5 | iti-trade-school | ITI Fitter; ITI Motor Mechanic | mechanic | home | 20 1-2-lakh; 29 2-4-lakh Own workshop
0 1.2 | below-sslc | 8th; 9th | driver | home | 21 2-4-lakh Own cab; 34 7-10-lakh Three lorries
1.2 0.4 | sslc | 10th, tailoring course | tailor | home | 20 upto-1-lakh; 28 2-4-lakh Own boutique
0.8 1.2 | below-sslc | 8th | weaver | home | 20 1-2-lakh Handloom, silk
0.2 1 | diploma | Diploma in Jewellery Design | goldsmith | home | 24 4-7-lakh Jewellery workshop; 33 15-20-lakh Jeweller
1 0.5 | diploma | Diploma in Fashion Technology | fashion-designer | city | 22 2-4-lakh Designer; 29 7-10-lakh Own label
0.6 1 | diploma | Diploma in Hotel Management; Diploma in Catering | chef | city | 21 2-4-lakh Commis Chef; 29 7-10-lakh Sous Chef
0.8 0.8 | undergraduate | Diploma in Classical Music; Visharad, Gandharva Mahavidyalaya | singer-musician | home | 21 1-2-lakh Music teacher; 28 dont-want-to-specify Performing musician
1 1 | bachelors | B.A. Journalism; B.Sc. Visual Communication | freelancer | home | 22 dont-want-to-specify
4 0 | bachelors | B.A.; B.Sc. Home Science; B.Com. | homemaker | none | 21 not-applicable
2.5 0.3 | higher-secondary | 12th; 12th, Arts | not-working | none | 18 not-working
`
  .trim()
  .split('\n')
  .map(readJob);
