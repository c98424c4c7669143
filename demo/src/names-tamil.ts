import { readNames } from './names.ts';

/** Given names of brides in Hindu families that speak Tamil. */
export const brides = readNames(`
Kavitha: கவிதா
Divya: திவ்யா
Priyadharshini: பிரியதர்ஷினி
Nithya: நித்யா
Sangeetha: சங்கீதா
Deepika: தீபிகா
Abirami: அபிராமி
Gayathri: காயத்ரி
Janani: ஜனனி
Keerthana: கீர்த்தனா
Malarvizhi: மலர்விழி
Meenakshi: மீனாட்சி
Nandhini: நந்தினி
Oviya: ஓவியா
Pavithra: பவித்ரா
Poongodi: பூங்கொடி
Ramya: ரம்யா
Revathi: ரேவதி
Saranya: சரண்யா
Shanmugapriya: சண்முகப்பிரியா
Sindhu: சிந்து
Soundarya: சௌந்தர்யா
Subashini: சுபாஷினி
Swathi: சுவாதி
Tamilselvi: தமிழ்ச்செல்வி
Thenmozhi: தேன்மொழி
Vaishnavi: வைஷ்ணவி
Vidhya: வித்யா
Vinodhini: வினோதினி
Yazhini: யாழினி
Kayalvizhi: கயல்விழி
Ilakkiya: இலக்கியா
Anitha: அனிதா
Bhuvaneswari: புவனேஸ்வரி
Dharani: தரணி
Kalaivani: கலைவாணி
`);

/** Given names of grooms in Hindu families that speak Tamil. */
export const grooms = readNames(`
Senthil Kumar: செந்தில் குமார்
Arun Prasad: அருண் பிரசாத்
Karthikeyan: கார்த்திகேயன்
Vignesh: விக்னேஷ்
Dinesh Kumar: தினேஷ் குமார்
Ganesan: கணேசன்
Hariharan: ஹரிஹரன்
Ilango: இளங்கோ
Jagadeesh: ஜெகதீஷ்
Kathiravan: கதிரவன்
Lokesh: லோகேஷ்
Manikandan: மணிகண்டன்
Mugilan: முகிலன்
Naveen: நவீன்
Prabhakaran: பிரபாகரன்
Praveen Kumar: பிரவீன் குமார்
Rajesh: ராஜேஷ்
Ramkumar: ராம்குமார்
Sakthivel: சக்திவேல்
Saravanan: சரவணன்
Sathish: சதீஷ்
Sivakumar: சிவகுமார்
Sudharsan: சுதர்சன்
Suresh Babu: சுரேஷ் பாபு
Tamilarasan: தமிழரசன்
Thirumurugan: திருமுருகன்
Udhayakumar: உதயகுமார்
Vasanth: வசந்த்
Vetrivel: வெற்றிவேல்
Vijayaragavan: விஜயராகவன்
Yuvaraj: யுவராஜ்
Balamurugan: பாலமுருகன்
Elangovan: இளங்கோவன்
Anbarasan: அன்பரசன்
Bharath: பரத்
Gokul: கோகுல்
`);

/** Names of the parents' generation. */
export const fathers = readNames(`
Murugesan: முருகேசன்
Rajendran: ராஜேந்திரன்
Sundaram: சுந்தரம்
Palanisamy: பழனிசாமி
Shanmugam: சண்முகம்
Subramanian: சுப்பிரமணியன்
Natarajan: நடராஜன்
Krishnamoorthy: கிருஷ்ணமூர்த்தி
Govindasamy: கோவிந்தசாமி
Arumugam: ஆறுமுகம்
Chandrasekaran: சந்திரசேகரன்
Dhandapani: தண்டபாணி
Elumalai: ஏழுமலை
Gunasekaran: குணசேகரன்
Jayaraman: ஜெயராமன்
Kandasamy: கந்தசாமி
Loganathan: லோகநாதன்
Mahalingam: மகாலிங்கம்
Nagarajan: நாகராஜன்
Panneerselvam: பன்னீர்செல்வம்
Ramasamy: ராமசாமி
Selvaraj: செல்வராஜ்
Thangavel: தங்கவேல்
Vaithiyanathan: வைத்தியநாதன்
Veerappan: வீரப்பன்
Annamalai: அண்ணாமலை
Balasubramaniam: பாலசுப்பிரமணியம்
Ekambaram: ஏகாம்பரம்
`);

export const mothers = readNames(`
Lakshmi: லட்சுமி
Saraswathi: சரஸ்வதி
Vasantha: வசந்தா
Chitra: சித்ரா
Kamala: கமலா
Rajeswari: ராஜேஸ்வரி
Selvi: செல்வி
Parvathi: பார்வதி
Amudha: அமுதா
Indhumathi: இந்துமதி
Jayanthi: ஜெயந்தி
Kasthuri: கஸ்தூரி
Mallika: மல்லிகா
Padmavathi: பத்மாவதி
Shanthi: சாந்தி
Thilagavathi: திலகவதி
Vijaya: விஜயா
Dhanalakshmi: தனலட்சுமி
Eswari: ஈஸ்வரி
Sumathi: சுமதி
`);
