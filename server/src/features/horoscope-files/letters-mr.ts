import { type About, button, type Letter, supportPart, text } from '../mail/index.ts';
import type { en } from './letters-en.ts';

function refused(about: About): Letter {
  return {
    subject: `${about.site}: कृपया तुमची पत्रिका पुन्हा जोडा`,
    heading: 'कृपया तुमची पत्रिका पुन्हा जोडा',
    parts: [
      text(
        'प्रत्येक कुटुंब सुरक्षित राहावे म्हणून आम्ही आता पत्रिकेच्या फायली अधिक काळजीपूर्वक तपासतो. तुम्ही पूर्वी जोडलेल्या एका फाइलमध्ये इतरांना देता न येणारे काही भाग आहेत, किंवा ती वाचता येत नाही. म्हणून ती आता इतर कुटुंबांना मिळत नाही.',
      ),
      text('ती काढून टाका आणि पत्रिका PDF किंवा फोटोच्या रूपात पुन्हा जोडा:'),
      button('माझ्या पत्रिकेच्या फायली उघडा', `${about.home}/profile/edit/horoscope`),
      ...supportPart(about, 'यासाठी मदत हवी आहे का?'),
    ],
    why: 'तुमच्या स्थळाची एक पत्रिकेची फाइल दाखवता येत नसल्याने तुम्हाला हा ईमेल आला आहे.',
  };
}

export const mr: typeof en = { refused };
