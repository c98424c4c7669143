import type { Texts } from '../texts.ts';

/** Texts that wait for the office because something in them looks like a contact. */
export const heldText: Texts['held'] = {
  none: 'हा फोन नंबर, पत्ता किंवा लिंक नाही',
  noneHint: 'पुन्हा जतन करा. इतर कुटुंबांना दिसण्याआधी आमचे कार्यालय हा मजकूर पाहते.',
  waiting: 'तपासणी सुरू: आमचे कार्यालय हा मजकूर पाहत आहे. तोपर्यंत तो फक्त तुम्हालाच दिसतो.',
  refused: (reason) =>
    reason
      ? `हा मजकूर इतर कुटुंबांना दिसत नाही. आमच्या कार्यालयाने लिहिले आहे: ‘${reason}’ कृपया मजकूर बदला.`
      : 'हा मजकूर इतर कुटुंबांना दिसत नाही, कारण त्यात संपर्क दिलेला आहे असे वाटते. कृपया तो बदला.',
};
