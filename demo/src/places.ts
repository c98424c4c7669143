/** A town with its state (a slug of the list of states) and the first three digits of its pincodes; abroad, all of it. */
export interface Town {
  name: string;
  native: string;
  state: string;
  pincode: string;
}

/** One line a town: name, the other script, the first digits of its pincode. */
function towns(state: string, lines: string): readonly Town[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', native = '', pincode = ''] = line.split(':').map((part) => part.trim());
      return { name, native, state, pincode };
    });
}

const tamilNadu = towns(
  'tamil-nadu',
  `
Chennai: சென்னை: 600
Tambaram: தாம்பரம்: 600
Kancheepuram: காஞ்சிபுரம்: 631
Vellore: வேலூர்: 632
Arakkonam: அரக்கோணம்: 631
Tiruvannamalai: திருவண்ணாமலை: 606
Villupuram: விழுப்புரம்: 605
Cuddalore: கடலூர்: 607
Chidambaram: சிதம்பரம்: 608
Salem: சேலம்: 636
Namakkal: நாமக்கல்: 637
Erode: ஈரோடு: 638
Tiruppur: திருப்பூர்: 641
Coimbatore: கோயம்புத்தூர்: 641
Pollachi: பொள்ளாச்சி: 642
Dindigul: திண்டுக்கல்: 624
Madurai: மதுரை: 625
Theni: தேனி: 625
Virudhunagar: விருதுநகர்: 626
Rajapalayam: ராஜபாளையம்: 626
Tirunelveli: திருநெல்வேலி: 627
Thoothukudi: தூத்துக்குடி: 628
Nagercoil: நாகர்கோவில்: 629
Karaikudi: காரைக்குடி: 630
Tiruchirappalli: திருச்சிராப்பள்ளி: 620
Thanjavur: தஞ்சாவூர்: 613
Kumbakonam: கும்பகோணம்: 612
Nagapattinam: நாகப்பட்டினம்: 611
Pudukkottai: புதுக்கோட்டை: 622
Krishnagiri: கிருஷ்ணகிரி: 635
`,
);

const maharashtra = towns(
  'maharashtra',
  `
Pune: पुणे: 411
Pimpri-Chinchwad: पिंपरी-चिंचवड: 411
Mumbai: मुंबई: 400
Thane: ठाणे: 400
Kalyan: कल्याण: 421
Panvel: पनवेल: 410
Nashik: नाशिक: 422
Ahilyanagar: अहिल्यानगर: 414
Solapur: सोलापूर: 413
Barshi: बार्शी: 413
Satara: सातारा: 415
Karad: कराड: 415
Sangli: सांगली: 416
Kolhapur: कोल्हापूर: 416
Ichalkaranji: इचलकरंजी: 416
Ratnagiri: रत्नागिरी: 415
Latur: लातूर: 413
Dharashiv: धाराशिव: 413
Nanded: नांदेड: 431
Parbhani: परभणी: 431
Chhatrapati Sambhajinagar: छत्रपती संभाजीनगर: 431
Jalgaon: जळगाव: 425
Dhule: धुळे: 424
Akola: अकोला: 444
Amravati: अमरावती: 444
Nagpur: नागपूर: 440
`,
);

/** Where families of each site live: mostly in its own state, some in the next ones. */
export const homes = {
  tamilmala: {
    near: tamilNadu,
    far: [
      ...towns('puducherry', 'Puducherry: புதுச்சேரி: 605\nKaraikal: காரைக்கால்: 609'),
      ...towns('karnataka', 'Bengaluru: பெங்களூரு: 560\nMysuru: மைசூரு: 570'),
      ...towns('kerala', 'Palakkad: பாலக்காடு: 678\nThiruvananthapuram: திருவனந்தபுரம்: 695'),
      ...towns('andhra-pradesh', 'Chittoor: சித்தூர்: 517\nTirupati: திருப்பதி: 517'),
      ...towns('telangana', 'Hyderabad: ஐதராபாத்: 500'),
      ...towns('others', 'New Delhi: புது தில்லி: 110'),
    ],
  },
  marathimala: {
    near: maharashtra,
    far: [
      ...towns('karnataka', 'Belagavi: बेळगाव: 590\nHubballi: हुबळी: 580\nBengaluru: बंगळुरू: 560'),
      ...towns('telangana', 'Hyderabad: हैदराबाद: 500\nNizamabad: निजामाबाद: 503'),
      ...towns('tamil-nadu', 'Chennai: चेन्नई: 600'),
      ...towns('others', 'Indore: इंदूर: 452\nVadodara: बडोदा: 390\nPanaji: पणजी: 403'),
    ],
  },
} as const;

/** Families abroad: the state is then the list's "Others". */
export const abroad: readonly Town[] = [
  { name: 'Singapore', native: 'Singapore', state: 'others', pincode: '000000' },
  { name: 'Dubai', native: 'Dubai', state: 'others', pincode: '00000' },
  { name: 'London', native: 'London', state: 'others', pincode: 'E1 0AA' },
  { name: 'San Jose', native: 'San Jose', state: 'others', pincode: '95100' },
];

/** Where offices are, by site. */
export const cities = {
  tamilmala: ['Chennai', 'Coimbatore', 'Bengaluru', 'Hyderabad', 'Madurai', 'Chennai'],
  marathimala: ['Pune', 'Mumbai', 'Bengaluru', 'Nashik', 'Hyderabad', 'Pune'],
} as const;

/** Quarters of a town; the streets in them (make-basic.ts) are invented. */
export const quarters = {
  tamilmala: [
    'Anna Nagar',
    'Gandhi Nagar',
    'Bharathi Nagar',
    'KK Nagar',
    'West Street',
    'Lakshmi Puram',
  ],
  marathimala: [
    'Shivaji Nagar',
    'Ganesh Peth',
    'Tilak Nagar',
    'Samarth Colony',
    'Vidyanagar',
    'Sadar Bazar',
  ],
} as const;
