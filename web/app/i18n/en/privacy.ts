export const privacy = {
  title: 'Privacy',
  version: 'Version of 20 November 2026',
  sections: [
    {
      title: 'What we keep',
      paragraphs: [
        'Your account: name, mobile number, and your password in a form that nobody can read back. Your profile: what you fill in on the six steps, your photos and your horoscope files. What you do here: whom you shortlist, which contacts you open, what you paid for, and from which network address you agreed to the terms.',
        'From photos we remove what the camera wrote into them, such as the place where they were taken.',
      ],
    },
    {
      title: 'Who sees what',
      paragraphs: [
        'Nothing of your profile is public. Approved members of your own community and of the other gender see your profile without contact details; members without a photo of their own do not see your photos.',
        'Mobile numbers, email, address, pincode, birth time, property details and horoscope files are seen only by you, by administrators, and by members who open your contact with their package.',
        'Administrators of your community see every profile in order to check it. What they change is written down.',
        'We do not sell your data, and pages of this site load nothing from other companies.',
      ],
    },
    {
      title: 'How it is protected',
      paragraphs: [
        'Photos and files are reached only through addresses that end after an hour at most. Logging out ends your session at once. Nobody can open more than 200 profiles a day.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'We keep your data while you have an account. A profile that is marked as married, or that was not accepted, is shown to nobody. A photo or file that you remove is deleted at once. What we must keep about payments stays as long as the law asks.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Under the Digital Personal Data Protection Act 2023 you may ask what we hold about you, have it put right, withdraw your consent and have it erased, and name somebody who may do this for you. You can see and change your profile at any time under My Profile; for everything else write to us through Help.',
        'If our answer does not satisfy you, you may turn to the Data Protection Board of India.',
      ],
    },
  ],
};
