/** The terms; `contact` marks the section that ends with the grievance officer. */
export const termsText = {
  title: 'Terms',
  version: (date: string) => `Version of ${date}`,
  /** in a translation: that the English version governs */
  governs: null as string | null,
  /** instead of the name of a grievance officer, if the site names none */
  office: 'The office of this site',
  contents: 'On this page',
  sections: [
    {
      id: 'who',
      title: 'Who may use this service',
      paragraphs: [
        'This service is for finding a partner for marriage, and for nothing else. Brides must be at least 18 years old and grooms at least 21, as the law in India asks. The bride or groom must be free to marry.',
        'A parent, brother, sister or guardian may register for the bride or groom, with their consent. One person has one profile.',
      ],
    },
    {
      id: 'truth',
      title: 'What you tell must be true',
      paragraphs: [
        'Everything in your profile must be true: name, age, marital status, education, work, income, family, and photos of the bride or groom and of nobody else. Mend your profile when something changes, and tell us when the marriage is settled so that we can close it.',
        'Keep your password to yourself. What is done with your account counts as done by you; if you think that somebody else has it, change your password, which ends all other sessions, and write to us.',
      ],
    },
    {
      id: 'checked',
      title: 'How profiles are checked',
      paragraphs: [
        'An administrator of the association looks at each profile before other members can open it, usually within one to two days. We may refuse a profile, with a reason that you can read, or close one that is false, doubled or used for anything but marriage.',
        'A check is not a guarantee. Please make your own enquiries about a person and a family before you decide.',
      ],
    },
    {
      id: 'fees',
      title: 'What is free and what is paid',
      paragraphs: [
        'Registering, searching, opening approved profiles and shortlisting are free. The contact details, birth time, property details and horoscope files of another family are part of a package:',
      ],
      points: [
        'Silver: Rs. 599 for 30 profiles within 90 days',
        'Gold: Rs. 1500 for 80 profiles within 180 days',
        'Diamond: Rs. 2700 for 200 profiles within 365 days',
      ],
      after: [
        'Opening the contact of a profile uses one profile of your package. You can open the same one again without using another, for as long as that profile is approved. A second package while one runs adds its profiles and its days; what is not used by the last day ends with it.',
        'Prices, and how many profiles you have left, are shown before you pay or use one. Nothing is renewed or charged by itself.',
      ],
    },
    {
      id: 'refunds',
      title: 'Payments and refunds',
      paragraphs: [
        'You pay by the ways that the packages page shows and send us the payment reference. An administrator then activates the package for the member who paid; it cannot be passed on.',
        'If you paid and we cannot activate the package, or you paid twice, you get the money back. Once a package is active its fee is not returned, except where the law gives you a right to it. Write to us with the payment reference.',
      ],
    },
    {
      id: 'no-guarantee',
      title: 'No promise of a match',
      paragraphs: [
        'We bring families together. We do not promise that you will find a match, that a family will answer, or that what others tell about themselves is true, and no payment makes a profile appear before others.',
      ],
    },
    {
      id: 'safety',
      title: 'How to stay safe',
      paragraphs: [],
      points: [
        'Never send money or gifts to somebody whom you know only from here, whatever the reason given: an illness, a journey, a parcel at customs.',
        'Meet in a public place, together with your family, and take your time.',
        'Share neither bank details nor passwords nor one-time codes with anybody. We never ask for them.',
        'Ask about work, education and family, and have what you are told confirmed by somebody who knows them.',
        'Tell us at once about anybody who asks for money, lies or troubles you. In danger, call 112.',
      ],
    },
    {
      id: 'others',
      title: 'How to treat others',
      paragraphs: [
        'Use contact details, photos and horoscopes only to speak about marriage. Do not copy them in bulk, pass them on or publish them. Be polite, and take no for an answer.',
        'We close the account of whoever breaks these rules, without giving back the fee, and tell the police where the law asks for it.',
      ],
    },
    {
      id: 'changes',
      title: 'When these terms change',
      paragraphs: [
        'Each version carries its date. With your registration we keep which version you accepted, when, and from which network address. When there is a new version, you are asked at your next visit.',
      ],
    },
    {
      id: 'contact',
      title: 'Questions and complaints',
      paragraphs: [
        'Please write to the grievance officer. Every complaint is acknowledged within 24 hours and resolved within 7 days. The law of India applies to these terms.',
      ],
      contact: true,
    },
  ],
};
