/** What is said of a bride or groom; make-personal.ts replaces `{she}`, `{hobby}` and the like. */
export const about = {
  short: [
    'Simple and soft-spoken.',
    'Friendly, likes cooking and long bus journeys.',
    'God-fearing and attached to family.',
    'Calm, hard-working, no bad habits.',
    'Cheerful and easy to talk to.',
    'Reads a lot, talks little.',
    'Enjoys music, cricket and home food.',
  ],
  byParents: [
    'Our {child} is responsible and affectionate, and has always put family first. {She} enjoys {hobby} and visits the temple on Fridays. We leave the decision to {whom} once both families have met.',
    '{She} is the first in our family to finish college and we are proud of {whom}. {She} is quiet at first but very warm with people {she} knows. {Her} interests are {hobby} and {hobby2}.',
    'We brought up our {child} with traditional values and modern education. {She} helps at home, respects elders and manages money carefully. In free time {she} likes {hobby}.',
    'Our {child} has been living away from home for work for some years and looks after everything alone. {She} comes home every festival. Very fond of {hobby}.',
  ],
  bySelf: [
    'I am an easy-going person who likes {hobby} and {hobby2}. Weekends are for family and friends. I believe that marriage is a friendship first, and I would like to take time to know each other.',
    'Born and brought up in {town}. My work keeps me busy during the week, so I value a peaceful home. I like {hobby}, trying new places to eat, and old film songs.',
    'I take my work seriously and myself less so. Friends would say that I am dependable and a little stubborn. You will mostly find me {hobby_ing}.',
    'I love my job and want to continue after marriage. I am close to my parents and hope to be as close to yours.\n\nThings I like: {hobby}, {hobby2}, filter coffee, a good argument about films.',
  ],
  long: [
    'I grew up in {town} in a joint family, with grandparents, cousins and a house that was never quiet. That has shaped me: I like people around me, I can adjust, and I do not mind noise.\n\nAfter my studies I moved for work and learnt to cook, to budget and to miss home food. These days I spend my free time on {hobby} and {hobby2}, and I call my mother every evening.\n\nI am looking for a companion rather than a perfect match on paper. Horoscope matters to my parents and so it matters to me, but what I hope for is someone kind, honest and able to laugh when plans go wrong.',
  ],
} as const;

export const hobbies = [
  ['reading novels', 'with a book'],
  ['gardening', 'on the terrace with my plants'],
  ['playing badminton', 'on the badminton court'],
  ['classical music', 'listening to music'],
  ['drawing kolam and rangoli', 'drawing something'],
  ['cooking', 'in the kitchen'],
  ['trekking', 'on some hill'],
  ['watching cricket', 'in front of a cricket match'],
  ['photography', 'behind a camera'],
  ['teaching neighbourhood children', 'with the children next door'],
  ['yoga', 'on my yoga mat'],
  ['motorbike rides', 'on a long ride'],
] as const;

/** What the family hopes for; `{spouse}` is groom or bride. */
export const expectation = [
  'A well-educated {spouse} from a respectable family.',
  'Good character matters most. Horoscope match needed.',
  'Employed {spouse}, preferably in the same state. No demands from our side.',
  'Looking for an understanding {spouse} who respects both families.',
  'Someone kind, honest and steady. Education and town are no bar.',
  'A {spouse} with a permanent job, clean habits and a sense of humour.',
  'Graduate, settled, family-minded. Age difference of up to five years.',
  'We expect a simple wedding and a good-natured family. The rest can be talked over.',
  'Should be fine with my continuing to work after marriage, and with both of us sharing the house work.',
  'A partner to talk to at the end of the day. I would like to meet a few times before both families decide.',
  'Willing to relocate for the right person. Interest in music or books would be lovely but is not a must.\n\nPlease share the horoscope before calling.',
] as const;

export const again = [
  'Second marriage; {spouse} with a child is also welcome.',
  'Someone mature who understands that life does not always go to plan.',
] as const;

/** The same in the second script of each site. */
export const native = {
  tamilmala: {
    about: {
      female: [
        'அமைதியான குணம், குடும்பப் பொறுப்பு உள்ளவள். சமையலும் தோட்டக்கலையும் பிடிக்கும்.',
        'எங்கள் மகள் படித்து வேலைக்குச் செல்கிறாள். பெரியவர்களை மதிப்பவள், கடவுள் பக்தி உடையவள்.',
      ],
      male: [
        'கெட்ட பழக்கங்கள் இல்லாதவர். கிரிக்கெட்டும் இளையராஜா பாடல்களும் பிடிக்கும்.',
        'எங்கள் மகன் பொறுப்பானவர். பெற்றோரை நன்கு கவனித்துக்கொள்பவர்.',
      ],
    },
    expectation: {
      female: [
        'நல்ல குணமும் நிலையான வேலையும் உள்ள மணமகன் தேவை.',
        'படித்த, குடும்பப் பாங்கான மணமகனை எதிர்பார்க்கிறோம். ஜாதகப் பொருத்தம் அவசியம்.',
      ],
      male: ['குடும்பப் பாங்கான, படித்த மணமகள் தேவை.', 'வரதட்சணை வேண்டாம். நல்ல குணமுள்ள மணமகள் போதும்.'],
    },
  },
  marathimala: {
    about: {
      female: [
        'शांत स्वभाव, घरकामाची आणि वाचनाची आवड.',
        'आमची मुलगी सुशिक्षित, मनमिळाऊ व संस्कारी आहे. नोकरी सांभाळून घराकडेही लक्ष देते.',
      ],
      male: [
        'निर्व्यसनी, मेहनती आणि कुटुंबवत्सल.',
        'आमचा मुलगा जबाबदार व मनमिळाऊ आहे. ट्रेकिंग आणि संगीताची आवड.',
      ],
    },
    expectation: {
      female: [
        'सुशिक्षित, निर्व्यसनी व स्थिर नोकरी असलेला वर हवा.',
        'समजूतदार आणि मोठ्यांचा आदर करणारा जोडीदार अपेक्षित.',
      ],
      male: ['सुशिक्षित, समजूतदार वधू हवी.', 'साधी, मनमिळाऊ मुलगी हवी. हुंड्याची अपेक्षा नाही.'],
    },
  },
} as const;
