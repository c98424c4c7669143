export const terms = {
  title: 'Terms',
  version: 'Version of 20 November 2026',
  sections: [
    {
      title: 'Who may use this service',
      paragraphs: [
        'This service is for finding a partner for marriage, and for nothing else. Brides must be at least 18 years old and grooms at least 21, as the law in India asks. A parent or guardian may register for a son or daughter with their consent.',
        'One person has one profile. What you write about yourself must be true and must stay true: mend your profile when something changes, and tell us when the marriage is settled so that we can close it.',
      ],
    },
    {
      title: 'How profiles are checked',
      paragraphs: [
        'An administrator of your community looks at each profile before others can open it, usually within one to two days. We may ask for proof, refuse a profile with a reason that you can read, or close one that is false, doubled or used for anything but marriage.',
        'A check is not a guarantee. Please make your own enquiries about a family before you decide.',
      ],
    },
    {
      title: 'What is free and what is paid',
      paragraphs: [
        'Registering, searching, opening approved profiles and shortlisting are free. Contact details, birth time, property details and horoscope files of another family are part of a package: Silver (Rs. 599, 30 profiles, 90 days), Gold (Rs. 1500, 80 profiles, 180 days) or Diamond (Rs. 2700, 200 profiles, 365 days).',
        'Opening the contact of a profile uses one profile of your package; opening the same one again is free for as long as that profile is approved. A second package while one runs adds its profiles and its days.',
        'A package is activated once your payment has been confirmed, and is meant for the member who bought it. If we could not activate what you paid for, you get your money back; what has been used cannot be returned.',
      ],
    },
    {
      title: 'No promise of a match',
      paragraphs: [
        'We bring families together; we do not promise that you will find a match, and no payment makes a profile appear before others.',
      ],
    },
    {
      title: 'How to stay safe',
      paragraphs: [
        'Never send money or gifts to somebody whom you know only from here, whatever the reason given. Meet in a public place, with your family, and take your time.',
        'Use contact details and photos only to speak about marriage. Do not copy them, pass them on or publish them.',
        'Tell us at once about anybody who asks for money, lies about themselves or troubles you.',
      ],
    },
    {
      title: 'When these terms change',
      paragraphs: [
        'Each version carries its date. With your registration we keep which version you agreed to, and when.',
      ],
    },
  ],
};
