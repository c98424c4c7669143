import { type Option, options, type Row } from '../option.ts';

/** Languages for which each caste is offered (specification, section 9). */
const LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  'no-caste-bar': ['tamil', 'telugu', 'saurashtra', 'christian'],
  'hindu-saurashtra': ['saurashtra'],
  mudaliyar: ['tamil', 'christian'],
  vanniyar: ['tamil', 'christian'],
  nadar: ['tamil', 'christian'],
  'adhi-dravidar': ['tamil', 'christian'],
  naidu: ['telugu', 'christian'],
  chettiyar: ['tamil', 'telugu'],
  vannar: ['tamil', 'telugu'],
  yadava: ['tamil', 'telugu'],
  reddy: ['telugu'],
  'emalavar-oddar': ['tamil', 'telugu'],
  others: ['tamil', 'telugu', 'saurashtra', 'christian'],
};

/**
 * The 13 castes of the Tamil site with their languages (specification, section 9). The specification does not give the
 * thirteenth and the languages.
 * Proposed: the community owner may change labels and add options, but never a value that is in use.
 */
export const communityTamil: readonly Option[] = options([
  ['no-caste-bar', 'No caste bar', 'சாதி தடையில்லை'],
  ['hindu-saurashtra', 'Hindu Saurashtra', 'இந்து சௌராஷ்டிரர்'],
  ['mudaliyar', 'Mudaliyar', 'முதலியார்'],
  ['vanniyar', 'Vanniyar', 'வன்னியர்'],
  ['nadar', 'Nadar', 'நாடார்'],
  ['adhi-dravidar', 'Adhi dravidar', 'ஆதி திராவிடர்'],
  ['naidu', 'Naidu', 'நாயுடு'],
  ['chettiyar', 'Chettiyar', 'செட்டியார்'],
  ['vannar', 'Vannar', 'வண்ணார்'],
  ['yadava', 'Yadava', 'யாதவர்'],
  ['reddy', 'Reddy', 'ரெட்டி'],
  ['emalavar-oddar', 'Emalavar / Oddar', 'ஒட்டர்'],
  ['others', 'Others', 'மற்றவை', 'इतर'],
]).map((option) => ({ ...option, languages: LANGUAGES[option.value] ?? [] }));

/** The subcastes of each caste; proposed like the castes. */
const BY_CASTE: Readonly<Record<string, readonly Row[]>> = {
  'hindu-saurashtra': [['saurashtra', 'Saurashtra', 'சௌராஷ்டிரர்']],
  mudaliyar: [
    ['agamudaya-mudaliyar', 'Agamudaya Mudaliyar', 'அகமுடைய முதலியார்'],
    ['arcot-mudaliyar', 'Arcot Mudaliyar', 'ஆற்காடு முதலியார்'],
    ['isai-vellalar', 'Isai Vellalar', 'இசை வேளாளர்'],
    ['karkathar', 'Karkathar', 'கார்காத்தார்'],
    ['kongu-mudaliyar', 'Kongu Mudaliyar', 'கொங்கு முதலியார்'],
    ['saiva-mudaliyar', 'Saiva Mudaliyar', 'சைவ முதலியார்'],
    ['senguntha-mudaliyar', 'Senguntha Mudaliyar', 'செங்குந்த முதலியார்'],
    ['sozhia-vellalar', 'Sozhia Vellalar', 'சோழிய வேளாளர்'],
    ['thondaimandala-mudaliyar', 'Thondaimandala Mudaliyar', 'தொண்டைமண்டல முதலியார்'],
    ['thuluva-vellala', 'Thuluva Vellala', 'துளுவ வேளாளர்'],
  ],
  vanniyar: [
    ['agnikula-kshatriya', 'Agnikula Kshatriya', 'அக்னிகுல சத்திரியர்'],
    ['gounder', 'Gounder', 'கவுண்டர்'],
    ['naicker', 'Naicker', 'நாயக்கர்'],
    ['padayachi', 'Padayachi', 'படையாட்சி'],
    ['vanniya-kula-kshatriyar', 'Vanniya Kula Kshatriyar', 'வன்னியகுல சத்திரியர்'],
  ],
  nadar: [
    ['gramani', 'Gramani', 'கிராமணி'],
    ['hindu-nadar', 'Hindu Nadar', 'இந்து நாடார்'],
    ['karukku-pattayam', 'Karukku Pattayam', 'கருக்குப் பட்டயம்'],
    ['kongu-nadar', 'Kongu Nadar', 'கொங்கு நாடார்'],
    ['mel-nadar', 'Mel Nadar', 'மேல் நாடார்'],
    ['nattathi-nadar', 'Nattathi Nadar', 'நட்டாத்தி நாடார்'],
  ],
  'adhi-dravidar': [
    ['adi-dravida', 'Adi Dravida', 'ஆதி திராவிடர்'],
    ['sambavar', 'Sambavar', 'சாம்பவர்'],
    ['valluvar', 'Valluvar', 'வள்ளுவர்'],
  ],
  naidu: [
    ['balija', 'Balija', 'பலிஜா'],
    ['gajula-balija', 'Gajula Balija', 'காஜுல பலிஜா'],
    ['gavara', 'Gavara', 'கவரா'],
    ['kamma', 'Kamma', 'கம்மா'],
    ['kapu', 'Kapu', 'காப்பு'],
    ['kavarai', 'Kavarai', 'கவரை'],
    ['munnuru-kapu', 'Munnuru Kapu', 'முன்னூறு காப்பு'],
    ['perika', 'Perika', 'பெரிகா'],
    ['telaga', 'Telaga', 'தெலகா'],
    ['vada-balija', 'Vada Balija', 'வாட பலிஜா'],
    ['velama', 'Velama', 'வெலமா'],
    ['yadava-naidu', 'Yadava Naidu', 'யாதவ நாயுடு'],
  ],
  chettiyar: [
    ['24-manai-telugu-chettiar', '24 Manai Telugu Chettiar', '24 மனை தெலுங்கு செட்டியார்'],
    ['ayira-vysya', 'Ayira Vysya', 'ஆயிர வைசியர்'],
    ['beri-chettiar', 'Beri Chettiar', 'பேரி செட்டியார்'],
    ['devanga-chettiar', 'Devanga Chettiar', 'தேவாங்க செட்டியார்'],
    ['elur-chettiar', 'Elur Chettiar', 'ஏழூர் செட்டியார்'],
    ['kasukara-chettiar', 'Kasukara Chettiar', 'காசுக்கார செட்டியார்'],
    ['kongu-chettiar', 'Kongu Chettiar', 'கொங்கு செட்டியார்'],
    ['manjaputhur-chettiar', 'Manjaputhur Chettiar', 'மஞ்சப்புத்தூர் செட்டியார்'],
    ['nagarathar-nattukottai', 'Nagarathar (Nattukottai)', 'நகரத்தார் (நாட்டுக்கோட்டை)'],
    ['pannirandam-chettiar', 'Pannirandam Chettiar', 'பன்னிரண்டாம் செட்டியார்'],
    ['pattinavar-chettiar', 'Pattinavar Chettiar', 'பட்டினவர் செட்டியார்'],
    ['saiva-chettiar', 'Saiva Chettiar', 'சைவ செட்டியார்'],
    ['senaikudaiyar', 'Senaikudaiyar', 'சேனைக்குடையார்'],
    ['sozhia-chettiar', 'Sozhia Chettiar', 'சோழிய செட்டியார்'],
    ['telugu-chettiar', 'Telugu Chettiar', 'தெலுங்கு செட்டியார்'],
    ['vaniya-chettiar', 'Vaniya Chettiar', 'வாணிய செட்டியார்'],
    ['vellan-chettiar', 'Vellan Chettiar', 'வெள்ளான் செட்டியார்'],
  ],
  vannar: [
    ['ekali', 'Ekali', 'ஏகாலி'],
    ['rajaka', 'Rajaka', 'ரஜகர்'],
    ['salavai-thozhilalar', 'Salavai Thozhilalar', 'சலவைத் தொழிலாளர்'],
    ['vannar', 'Vannar', 'வண்ணார்'],
  ],
  yadava: [
    ['asthathra-golla', 'Asthathra Golla', 'அஸ்தந்தர கொல்லா'],
    ['ayar', 'Ayar', 'ஆயர்'],
    ['golla', 'Golla', 'கொல்லா'],
    ['idaiyar', 'Idaiyar', 'இடையர்'],
    ['konar', 'Konar', 'கோனார்'],
    ['pakanati-golla', 'Pakanati Golla', 'பாகநாட்டி கொல்லா'],
    ['pillai-konar', 'Pillai Konar', 'பிள்ளை கோனார்'],
    ['yadava', 'Yadava', 'யாதவர்'],
  ],
  reddy: [
    ['desuru-reddy', 'Desuru Reddy', 'தேசூர் ரெட்டி'],
    ['ganjam-reddy', 'Ganjam Reddy', 'கஞ்சம் ரெட்டி'],
    ['motati-reddy', 'Motati Reddy', 'மோட்டாட்டி ரெட்டி'],
    ['pakanati-reddy', 'Pakanati Reddy', 'பாகநாட்டி ரெட்டி'],
    ['reddiar', 'Reddiar', 'ரெட்டியார்'],
    ['velnati-reddy', 'Velnati Reddy', 'வெலநாட்டி ரெட்டி'],
  ],
  'emalavar-oddar': [
    ['boya', 'Boya', 'போயா'],
    ['boyar', 'Boyar', 'போயர்'],
    ['emalavar', 'Emalavar', 'எமலவர்'],
    ['oddar', 'Oddar', 'ஒட்டர்'],
  ],
  others: [],
};

/** Offered for every caste, after its subcastes. */
const ANY_CASTE: readonly Row[] = [
  ['others', 'Others', 'மற்றவை', 'इतर'],
  ['dont-want-to-specify', 'Dont want to specify', 'குறிப்பிட விரும்பவில்லை', 'सांगू इच्छित नाही'],
];

/** The subcastes of all castes. A value is `<caste>-<subcaste>`, because castes share subcaste names. */
export const subcasteTamil: readonly Option[] = Object.entries(BY_CASTE).flatMap(([caste, own]) =>
  options([...own, ...ANY_CASTE]).map((option) => ({
    ...option,
    value: `${caste}-${option.value}`,
    community: caste,
  })),
);
