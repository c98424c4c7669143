import type { Option } from '../option.ts';

/**
 * By caste; a value is `<caste>-<subcaste>`, since several castes share a name.
 * Proposed: the community owner may change labels and add choices, but never a landed value.
 */
const BY_COMMUNITY: Readonly<Record<string, readonly Option[]>> = {
  'hindu-saurashtra': [
    { value: 'hindu-saurashtra-saurashtra', en: 'Saurashtra', ta: 'சௌராஷ்டிரர்' },
    { value: 'hindu-saurashtra-others', en: 'Others', ta: 'மற்றவை' },
    {
      value: 'hindu-saurashtra-dont-want-to-specify',
      en: 'Dont want to specify',
      ta: 'குறிப்பிட விரும்பவில்லை',
    },
  ],
  mudaliyar: [
    { value: 'mudaliyar-agamudaya-mudaliyar', en: 'Agamudaya Mudaliyar', ta: 'அகமுடைய முதலியார்' },
    { value: 'mudaliyar-arcot-mudaliyar', en: 'Arcot Mudaliyar', ta: 'ஆற்காடு முதலியார்' },
    { value: 'mudaliyar-isai-vellalar', en: 'Isai Vellalar', ta: 'இசை வேளாளர்' },
    { value: 'mudaliyar-karkathar', en: 'Karkathar', ta: 'கார்காத்தார்' },
    { value: 'mudaliyar-kongu-mudaliyar', en: 'Kongu Mudaliyar', ta: 'கொங்கு முதலியார்' },
    { value: 'mudaliyar-saiva-mudaliyar', en: 'Saiva Mudaliyar', ta: 'சைவ முதலியார்' },
    { value: 'mudaliyar-senguntha-mudaliyar', en: 'Senguntha Mudaliyar', ta: 'செங்குந்த முதலியார்' },
    { value: 'mudaliyar-sozhia-vellalar', en: 'Sozhia Vellalar', ta: 'சோழிய வேளாளர்' },
    {
      value: 'mudaliyar-thondaimandala-mudaliyar',
      en: 'Thondaimandala Mudaliyar',
      ta: 'தொண்டைமண்டல முதலியார்',
    },
    { value: 'mudaliyar-thuluva-vellala', en: 'Thuluva Vellala', ta: 'துளுவ வேளாளர்' },
    { value: 'mudaliyar-others', en: 'Others', ta: 'மற்றவை' },
    {
      value: 'mudaliyar-dont-want-to-specify',
      en: 'Dont want to specify',
      ta: 'குறிப்பிட விரும்பவில்லை',
    },
  ],
  vanniyar: [
    { value: 'vanniyar-agnikula-kshatriya', en: 'Agnikula Kshatriya', ta: 'அக்னிகுல சத்திரியர்' },
    { value: 'vanniyar-gounder', en: 'Gounder', ta: 'கவுண்டர்' },
    { value: 'vanniyar-naicker', en: 'Naicker', ta: 'நாயக்கர்' },
    { value: 'vanniyar-padayachi', en: 'Padayachi', ta: 'படையாட்சி' },
    {
      value: 'vanniyar-vanniya-kula-kshatriyar',
      en: 'Vanniya Kula Kshatriyar',
      ta: 'வன்னியகுல சத்திரியர்',
    },
    { value: 'vanniyar-others', en: 'Others', ta: 'மற்றவை' },
    {
      value: 'vanniyar-dont-want-to-specify',
      en: 'Dont want to specify',
      ta: 'குறிப்பிட விரும்பவில்லை',
    },
  ],
  nadar: [
    { value: 'nadar-gramani', en: 'Gramani', ta: 'கிராமணி' },
    { value: 'nadar-hindu-nadar', en: 'Hindu Nadar', ta: 'இந்து நாடார்' },
    { value: 'nadar-karukku-pattayam', en: 'Karukku Pattayam', ta: 'கருக்குப் பட்டயம்' },
    { value: 'nadar-kongu-nadar', en: 'Kongu Nadar', ta: 'கொங்கு நாடார்' },
    { value: 'nadar-mel-nadar', en: 'Mel Nadar', ta: 'மேல் நாடார்' },
    { value: 'nadar-nattathi-nadar', en: 'Nattathi Nadar', ta: 'நட்டாத்தி நாடார்' },
    { value: 'nadar-others', en: 'Others', ta: 'மற்றவை' },
    { value: 'nadar-dont-want-to-specify', en: 'Dont want to specify', ta: 'குறிப்பிட விரும்பவில்லை' },
  ],
  'adhi-dravidar': [
    { value: 'adhi-dravidar-adi-dravida', en: 'Adi Dravida', ta: 'ஆதி திராவிடர்' },
    { value: 'adhi-dravidar-sambavar', en: 'Sambavar', ta: 'சாம்பவர்' },
    { value: 'adhi-dravidar-valluvar', en: 'Valluvar', ta: 'வள்ளுவர்' },
    { value: 'adhi-dravidar-others', en: 'Others', ta: 'மற்றவை' },
    {
      value: 'adhi-dravidar-dont-want-to-specify',
      en: 'Dont want to specify',
      ta: 'குறிப்பிட விரும்பவில்லை',
    },
  ],
  naidu: [
    { value: 'naidu-balija', en: 'Balija', ta: 'பலிஜா' },
    { value: 'naidu-gajula-balija', en: 'Gajula Balija', ta: 'காஜுல பலிஜா' },
    { value: 'naidu-gavara', en: 'Gavara', ta: 'கவரா' },
    { value: 'naidu-kamma', en: 'Kamma', ta: 'கம்மா' },
    { value: 'naidu-kapu', en: 'Kapu', ta: 'காப்பு' },
    { value: 'naidu-kavarai', en: 'Kavarai', ta: 'கவரை' },
    { value: 'naidu-munnuru-kapu', en: 'Munnuru Kapu', ta: 'முன்னூறு காப்பு' },
    { value: 'naidu-perika', en: 'Perika', ta: 'பெரிகா' },
    { value: 'naidu-telaga', en: 'Telaga', ta: 'தெலகா' },
    { value: 'naidu-vada-balija', en: 'Vada Balija', ta: 'வாட பலிஜா' },
    { value: 'naidu-velama', en: 'Velama', ta: 'வெலமா' },
    { value: 'naidu-yadava-naidu', en: 'Yadava Naidu', ta: 'யாதவ நாயுடு' },
    { value: 'naidu-others', en: 'Others', ta: 'மற்றவை' },
    { value: 'naidu-dont-want-to-specify', en: 'Dont want to specify', ta: 'குறிப்பிட விரும்பவில்லை' },
  ],
  chettiyar: [
    {
      value: 'chettiyar-24-manai-telugu-chettiar',
      en: '24 Manai Telugu Chettiar',
      ta: '24 மனை தெலுங்கு செட்டியார்',
    },
    { value: 'chettiyar-ayira-vysya', en: 'Ayira Vysya', ta: 'ஆயிர வைசியர்' },
    { value: 'chettiyar-beri-chettiar', en: 'Beri Chettiar', ta: 'பேரி செட்டியார்' },
    { value: 'chettiyar-devanga-chettiar', en: 'Devanga Chettiar', ta: 'தேவாங்க செட்டியார்' },
    { value: 'chettiyar-elur-chettiar', en: 'Elur Chettiar', ta: 'ஏழூர் செட்டியார்' },
    { value: 'chettiyar-kasukara-chettiar', en: 'Kasukara Chettiar', ta: 'காசுக்கார செட்டியார்' },
    { value: 'chettiyar-kongu-chettiar', en: 'Kongu Chettiar', ta: 'கொங்கு செட்டியார்' },
    {
      value: 'chettiyar-manjaputhur-chettiar',
      en: 'Manjaputhur Chettiar',
      ta: 'மஞ்சப்புத்தூர் செட்டியார்',
    },
    {
      value: 'chettiyar-nagarathar-nattukottai',
      en: 'Nagarathar (Nattukottai)',
      ta: 'நகரத்தார் (நாட்டுக்கோட்டை)',
    },
    { value: 'chettiyar-pannirandam-chettiar', en: 'Pannirandam Chettiar', ta: 'பன்னிரண்டாம் செட்டியார்' },
    { value: 'chettiyar-pattinavar-chettiar', en: 'Pattinavar Chettiar', ta: 'பட்டினவர் செட்டியார்' },
    { value: 'chettiyar-saiva-chettiar', en: 'Saiva Chettiar', ta: 'சைவ செட்டியார்' },
    { value: 'chettiyar-senaikudaiyar', en: 'Senaikudaiyar', ta: 'சேனைக்குடையார்' },
    { value: 'chettiyar-sozhia-chettiar', en: 'Sozhia Chettiar', ta: 'சோழிய செட்டியார்' },
    { value: 'chettiyar-telugu-chettiar', en: 'Telugu Chettiar', ta: 'தெலுங்கு செட்டியார்' },
    { value: 'chettiyar-vaniya-chettiar', en: 'Vaniya Chettiar', ta: 'வாணிய செட்டியார்' },
    { value: 'chettiyar-vellan-chettiar', en: 'Vellan Chettiar', ta: 'வெள்ளான் செட்டியார்' },
    { value: 'chettiyar-others', en: 'Others', ta: 'மற்றவை' },
    {
      value: 'chettiyar-dont-want-to-specify',
      en: 'Dont want to specify',
      ta: 'குறிப்பிட விரும்பவில்லை',
    },
  ],
  vannar: [
    { value: 'vannar-ekali', en: 'Ekali', ta: 'ஏகாலி' },
    { value: 'vannar-rajaka', en: 'Rajaka', ta: 'ரஜகர்' },
    { value: 'vannar-salavai-thozhilalar', en: 'Salavai Thozhilalar', ta: 'சலவைத் தொழிலாளர்' },
    { value: 'vannar-vannar', en: 'Vannar', ta: 'வண்ணார்' },
    { value: 'vannar-others', en: 'Others', ta: 'மற்றவை' },
    {
      value: 'vannar-dont-want-to-specify',
      en: 'Dont want to specify',
      ta: 'குறிப்பிட விரும்பவில்லை',
    },
  ],
  yadava: [
    { value: 'yadava-asthathra-golla', en: 'Asthathra Golla', ta: 'அஸ்தந்தர கொல்லா' },
    { value: 'yadava-ayar', en: 'Ayar', ta: 'ஆயர்' },
    { value: 'yadava-golla', en: 'Golla', ta: 'கொல்லா' },
    { value: 'yadava-idaiyar', en: 'Idaiyar', ta: 'இடையர்' },
    { value: 'yadava-konar', en: 'Konar', ta: 'கோனார்' },
    { value: 'yadava-pakanati-golla', en: 'Pakanati Golla', ta: 'பாகநாட்டி கொல்லா' },
    { value: 'yadava-pillai-konar', en: 'Pillai Konar', ta: 'பிள்ளை கோனார்' },
    { value: 'yadava-yadava', en: 'Yadava', ta: 'யாதவர்' },
    { value: 'yadava-others', en: 'Others', ta: 'மற்றவை' },
    {
      value: 'yadava-dont-want-to-specify',
      en: 'Dont want to specify',
      ta: 'குறிப்பிட விரும்பவில்லை',
    },
  ],
  reddy: [
    { value: 'reddy-desuru-reddy', en: 'Desuru Reddy', ta: 'தேசூர் ரெட்டி' },
    { value: 'reddy-ganjam-reddy', en: 'Ganjam Reddy', ta: 'கஞ்சம் ரெட்டி' },
    { value: 'reddy-motati-reddy', en: 'Motati Reddy', ta: 'மோட்டாட்டி ரெட்டி' },
    { value: 'reddy-pakanati-reddy', en: 'Pakanati Reddy', ta: 'பாகநாட்டி ரெட்டி' },
    { value: 'reddy-reddiar', en: 'Reddiar', ta: 'ரெட்டியார்' },
    { value: 'reddy-velnati-reddy', en: 'Velnati Reddy', ta: 'வெலநாட்டி ரெட்டி' },
    { value: 'reddy-others', en: 'Others', ta: 'மற்றவை' },
    { value: 'reddy-dont-want-to-specify', en: 'Dont want to specify', ta: 'குறிப்பிட விரும்பவில்லை' },
  ],
  'emalavar-oddar': [
    { value: 'emalavar-oddar-boya', en: 'Boya', ta: 'போயா' },
    { value: 'emalavar-oddar-boyar', en: 'Boyar', ta: 'போயர்' },
    { value: 'emalavar-oddar-emalavar', en: 'Emalavar', ta: 'எமலவர்' },
    { value: 'emalavar-oddar-oddar', en: 'Oddar', ta: 'ஒட்டர்' },
    { value: 'emalavar-oddar-others', en: 'Others', ta: 'மற்றவை' },
    {
      value: 'emalavar-oddar-dont-want-to-specify',
      en: 'Dont want to specify',
      ta: 'குறிப்பிட விரும்பவில்லை',
    },
  ],
  others: [
    { value: 'others-others', en: 'Others', ta: 'மற்றவை' },
    {
      value: 'others-dont-want-to-specify',
      en: 'Dont want to specify',
      ta: 'குறிப்பிட விரும்பவில்லை',
    },
  ],
};

/** The subcastes of the Tamil site, each with the caste it belongs to; No caste bar has none. */
export const subcasteTamil: readonly Option[] = Object.entries(BY_COMMUNITY).flatMap(
  ([community, options]) => options.map((option) => ({ ...option, community })),
);
