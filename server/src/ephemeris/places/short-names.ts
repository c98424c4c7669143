/** What people say and write for some towns, beside the names that the field of the city suggests. */
export const SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  Tiruchirappalli: ['திருச்சி', 'त्रिची'],
  Coimbatore: ['கோவை'],
  Tirunelveli: ['நெல்லை', 'Nellai'],
  Thanjavur: ['தஞ்சை'],
  Kumbakonam: ['குடந்தை'],
  Puducherry: ['பாண்டிச்சேரி', 'புதுவை', 'पाँडिचेरी'],
  Udhagamandalam: ['ஊட்டி'],
  Bengaluru: ['பெங்களூர்', 'बंगळूर'],
  Chennai: ['மெட்ராஸ்', 'मद्रास'],
  Mumbai: ['பம்பாய்', 'बॉम्बे'],
  'Chhatrapati Sambhajinagar': ['औरंगाबाद', 'संभाजीनगर', 'Sambhajinagar'],
  Ahilyanagar: ['अहमदनगर'],
  Dharashiv: ['उस्मानाबाद'],
};
