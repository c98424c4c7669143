import type { shownAgainText as en } from '../en/shown-again.ts';

export const shownAgainText: typeof en = {
  title: 'மீண்டும் வருக! உங்கள் வரன் விவரம் மீண்டும் காட்டப்படுகிறது',
  message:
    'சுமார் மூன்று மாதங்களாக நீங்கள் வராததால், சில காலம் மற்ற குடும்பங்கள் அதைப் பார்க்கவில்லை. இப்போது அது அதே இடத்தில் உள்ளது.',
  read: 'சரி',
};
