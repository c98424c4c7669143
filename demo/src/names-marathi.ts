import { readNames } from './names.ts';

export const brides = readNames(`
Snehal: स्नेहल
Pooja: पूजा
Ashwini: अश्विनी
Prajakta: प्राजक्ता
Sayali: सायली
Mrunal: मृणाल
Rutuja: ऋतुजा
Aishwarya: ऐश्वर्या
Shraddha: श्रद्धा
Vaidehi: वैदेही
Tejashree: तेजश्री
Gauri: गौरी
Ketaki: केतकी
Manasi: मानसी
Neha: नेहा
Pallavi: पल्लवी
Priyanka: प्रियंका
Radhika: राधिका
Rasika: रसिका
Revati: रेवती
Sanika: सानिका
Shivani: शिवानी
Sonali: सोनाली
Supriya: सुप्रिया
Swapnali: स्वप्नाली
Tanvi: तन्वी
Vrushali: वृषाली
Apurva: अपूर्वा
Dhanashree: धनश्री
Kirti: कीर्ती
Madhura: मधुरा
Mayuri: मयुरी
Namrata: नम्रता
Purva: पूर्वा
Amruta: अमृता
Bhagyashree: भाग्यश्री
`);

export const grooms = readNames(`
Aniket: अनिकेत
Sagar: सागर
Rohit: रोहित
Amol: अमोल
Akshay: अक्षय
Nilesh: निलेश
Prasad: प्रसाद
Swapnil: स्वप्नील
Tushar: तुषार
Vaibhav: वैभव
Abhijeet: अभिजीत
Ajinkya: अजिंक्य
Chetan: चेतन
Devendra: देवेंद्र
Ganesh: गणेश
Harshad: हर्षद
Kedar: केदार
Kunal: कुणाल
Mahesh: महेश
Mandar: मंदार
Nikhil: निखिल
Omkar: ओंकार
Pankaj: पंकज
Pratik: प्रतीक
Rahul: राहुल
Rushikesh: ऋषिकेश
Sachin: सचिन
Sameer: समीर
Sandeep: संदीप
Saurabh: सौरभ
Shantanu: शंतनू
Shrikant: श्रीकांत
Siddharth: सिद्धार्थ
Suraj: सूरज
Tejas: तेजस
Yogesh: योगेश
`);

export const fathers = readNames(`
Suresh: सुरेश
Dattatray: दत्तात्रय
Ramchandra: रामचंद्र
Vijay: विजय
Shivaji: शिवाजी
Balkrishna: बाळकृष्ण
Ashok: अशोक
Prakash: प्रकाश
Madhukar: मधुकर
Vasant: वसंत
Dilip: दिलीप
Arun: अरुण
Chandrakant: चंद्रकांत
Eknath: एकनाथ
Govind: गोविंद
Hanumant: हनुमंत
Kashinath: काशिनाथ
Laxman: लक्ष्मण
Mohan: मोहन
Namdev: नामदेव
Pandurang: पांडुरंग
Rajaram: राजाराम
Sudhakar: सुधाकर
Tukaram: तुकाराम
Uttam: उत्तम
Vitthal: विठ्ठल
`);

export const mothers = readNames(`
Sunita: सुनीता
Mangala: मंगला
Lata: लता
Shobha: शोभा
Vaishali: वैशाली
Kalpana: कल्पना
Nanda: नंदा
Pushpa: पुष्पा
Rekha: रेखा
Sushila: सुशीला
Usha: उषा
Alka: अलका
Jayashree: जयश्री
Meena: मीना
Nirmala: निर्मला
Pramila: प्रमिला
Ratnamala: रत्नमाला
Savita: सविता
Shakuntala: शकुंतला
Vandana: वंदना
`);

/** Surnames (annav) by the community of the site. */
export const surnames = {
  'bhavasar-kshatriya': readNames(`
Mahindrakar: महिंद्रकर
Hanchate: हंचाटे
Pukale: पुकाळे
Ganjave: गंजवे
Malvade: माळवदे
Tandale: तांदळे
Vaichal: वायचळ
Bodhe: बोधे
Khamitkar: खमितकर
Basutkar: बसुतकर
Sarvade: सर्वदे
Navale: नवले
Sutrave: सुत्रावे
Zingade: झिंगाडे
Telkar: तेलकर
Rangdal: रंगदाळ
Achalkar: आचलकर
Avasare: अवसरे
`),
  kshatriya: readNames(`
Jadhav: जाधव
Pawar: पवार
Shinde: शिंदे
Bhosale: भोसले
Chavan: चव्हाण
Gaikwad: गायकवाड
More: मोरे
Deshmukh: देशमुख
Patil: पाटील
Salunkhe: साळुंखे
Mohite: मोहिते
Kadam: कदम
Mane: माने
Surve: सुर्वे
`),
  others: readNames(`
Deshpande: देशपांडे
Kulkarni: कुलकर्णी
Joshi: जोशी
Kale: काळे
Sutar: सुतार
Mali: माळी
Gokhale: गोखले
Wagh: वाघ
Lohar: लोहार
Bhandari: भंडारी
`),
} as const;
