import { wholeNumber } from '../../lib/format.ts';
import type { Texts } from '../texts.ts';

export const searchPanelText: Texts['searchPanel'] = {
  sections: {
    match: 'जुळवणी',
    person: 'स्थळाविषयी',
    work: 'शिक्षण आणि नोकरी-व्यवसाय',
    family: 'कुटुंब आणि समाज',
    place: 'ठिकाण',
    horoscope: 'पत्रिका',
    activity: 'भेटी आणि तुमच्या निवडी',
  },
  ranges: {
    age: {
      from: 'वय (पासून)',
      to: 'वय (पर्यंत)',
      found: (from, to, profiles) => `वय ${from} ते ${to}: ${profiles}`,
    },
    height: {
      from: 'उंची (पासून)',
      to: 'उंची (पर्यंत)',
      found: (from, to, profiles) => `उंची ${from} ते ${to}: ${profiles}`,
    },
  },
  find: (label) => `${label}: यादीत शोधा`,
  findShort: 'टाइप करून शोधा',
  foundInList: (count) =>
    count === 0 ? 'या यादीत काही सापडले नाही' : `${wholeNumber(count)} सापडले`,
  towns: {
    label: 'गाव / शहर किंवा जिल्हा',
    add: 'जोडा',
    most: (n) => `एका शोधात ${n} गावे / शहरे असू शकतात. दुसरे जोडण्यासाठी एक काढून टाका.`,
  },
  active: { label: 'शेवटची भेट', any: 'केव्हाही' },
  preferred: { label: 'प्रत्येक शोध पसंतीच्या राज्यांपासून सुरू करा' },
  wishes: {
    label: 'प्रत्येक शोध आमच्या अपेक्षांपासून सुरू करा',
    change: 'आमच्या अपेक्षा बदला',
  },
  clear: 'सर्व निकष काढून टाका',
};
