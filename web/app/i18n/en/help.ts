export const helpText = {
  title: 'Help',
  questions: [
    {
      question: 'When do other families see my profile?',
      answer:
        'Once all six steps are complete and we have checked it, usually within one to two days. You find where it stands at the top of My Profile.',
    },
    {
      question: 'Why are the photos blurred?',
      answer:
        'Faces are for members who have been checked and have a photo themselves. Add a photo in step 4; after the approval you see all photos clearly.',
    },
    {
      question: 'How do I get the telephone number of a family?',
      answer:
        'With a package you open the contact details of the profiles you choose. Packages shows the prices, and how to pay by bank transfer, UPI or card.',
    },
    {
      question: 'Who sees my number and address?',
      answer:
        'Only families who have opened your contact with a package, and the office. They are never on the list.',
    },
    {
      question: 'How do I change my details?',
      answer:
        'Open My Profile, change what you like, and press the button at the end of the step. Another mobile number, email or date of birth needs your password.',
    },
    {
      question: 'What do I do if I forget my password?',
      answer:
        'Log out, press “Forgot your password?” on the login page, and type your mobile number and the date of birth of the bride or groom. The link comes by email.',
    },
  ],
  contact: 'Ask us',
  office: 'For questions and complaints our office is there for you.',
  nobody: 'Please ask your association.',
  write: {
    whatsApp: (whom: string) => `Write on WhatsApp: ${whom}`,
    email: (whom: string) => `Write to ${whom}`,
  },
  message: (mid: string) => `Hello, I am ${mid}. I need help.`,
  complaints: 'My complaints',
};
