import { readNames } from './names.ts';

/** Families of the Tamil site that speak Telugu at home; the script of the site is Tamil for them too. */
export const telugu = {
  female: readNames(`
Lavanya: லாவண்யா
Sravani: ஸ்ராவணி
Haritha: ஹரிதா
Madhavi: மாதவி
Sushmitha: சுஷ்மிதா
Anusha: அனுஷா
Tejaswini: தேஜஸ்வினி
Bhargavi: பார்கவி
Sowjanya: சௌஜன்யா
Jyothsna: ஜோத்ஸ்னா
`),
  male: readNames(`
Harish: ஹரிஷ்
Venkatesh: வெங்கடேஷ்
Srinivasan: ஸ்ரீனிவாசன்
Mohan Babu: மோகன் பாபு
Raghunath: ரகுநாத்
Chaitanya: சைதன்யா
Vamsi Krishna: வம்சி கிருஷ்ணா
Sai Kiran: சாய் கிரண்
Bhaskar: பாஸ்கர்
Nagarjun: நாகார்ஜுன்
`),
  fathers: readNames(`
Rangasamy: ரங்கசாமி
Venkatesan: வெங்கடேசன்
Narayanasamy: நாராயணசாமி
Krishnama Naidu: கிருஷ்ணம நாயுடு
Perumal: பெருமாள்
Govindarajulu: கோவிந்தராஜுலு
Ramachandran: ராமச்சந்திரன்
Varadarajan: வரதராஜன்
Kesavulu: கேசவுலு
Jagannathan: ஜெகந்நாதன்
`),
  mothers: readNames(`
Sakunthala: சகுந்தலா
Andal: ஆண்டாள்
Rukmani: ருக்மணி
Susila: சுசீலா
Hemalatha: ஹேமலதா
Nagamani: நாகமணி
Varalakshmi: வரலட்சுமி
Alamelu: அலமேலு
`),
} as const;

/** Saurashtra families, at home above all in Madurai, Salem and Kumbakonam. */
export const saurashtra = {
  female: readNames(`
Sudha: சுதா
Hema Malini: ஹேமமாலினி
Sripriya: ஸ்ரீபிரியா
Kalpana: கல்பனா
Radhika: ராதிகா
Shobana: ஷோபனா
Manjula: மஞ்சுளா
Krithika: கிருத்திகா
`),
  male: readNames(`
Ramesh Babu: ரமேஷ் பாபு
Balaji: பாலாஜி
Jawahar: ஜவஹர்
Kishore: கிஷோர்
Gopinath: கோபிநாத்
Sridhar: ஸ்ரீதர்
Nagendran: நாகேந்திரன்
Vishwanath: விஸ்வநாத்
`),
  fathers: readNames(`
Sanjeevi: சஞ்சீவி
Kuppusamy: குப்புசாமி
Nagaraj: நாகராஜ்
Ramarao: ராமராவ்
Janarthanan: ஜனார்த்தனன்
Suryanarayanan: சூரியநாராயணன்
Damodaran: தாமோதரன்
Thulasiram: துளசிராம்
`),
  mothers: readNames(`
Thulasi: துளசி
Renuka: ரேணுகா
Godhavari: கோதாவரி
Kanchana: காஞ்சனா
Sarojini: சரோஜினி
Usha Rani: உஷா ராணி
`),
} as const;

/** Christian families. */
export const christian = {
  female: readNames(`
Jenifer: ஜெனிபர்
Mary Stella: மேரி ஸ்டெல்லா
Angeline: ஏஞ்சலின்
Sherin Beulah: ஷெரின் பியூலா
Catherine: கேத்தரின்
Jerusha: ஜெருஷா
Infanta: இன்ஃபன்டா
Pushpa Rani: புஷ்பா ராணி
`),
  male: readNames(`
Arockia Raj: ஆரோக்கிய ராஜ்
Antony Xavier: அந்தோணி சேவியர்
Jebastin: ஜெபஸ்டின்
Samuel Jeyakumar: சாமுவேல் ஜெயக்குமார்
Daniel: டேனியல்
Vincent Paul: வின்சென்ட் பால்
Immanuel: இம்மானுவேல்
Jerome: ஜெரோம்
`),
  fathers: readNames(`
Selvaraj: செல்வராஜ்
Devasahayam: தேவசகாயம்
Gnanaraj: ஞானராஜ்
Joseph: ஜோசப்
Thangaraj: தங்கராஜ்
Savarimuthu: சவரிமுத்து
Jeyapaul: ஜெயபால்
Rajamani: ராஜமணி
`),
  mothers: readNames(`
Arulmary: அருள்மேரி
Grace: கிரேஸ்
Jothi: ஜோதி
Regina: ரெஜினா
Esther: எஸ்தர்
Philomina: பிலோமினா
`),
} as const;
