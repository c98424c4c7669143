import { test } from 'vitest';
import { expectFrame } from '../search-frame.ts';

test('the search in Marathi, with its filters', () =>
  expectFrame(
    { domain: 'marathimala', home_state: 'maharashtra' },
    {
      filter: 'निकष (2)',
      orders: ['नवीन आधी', 'लहान वयाची आधी', 'मोठ्या वयाची आधी'],
      chips: [
        'काढून टाका: वय 18 ते 40',
        'तुमची पसंतीची राज्ये: बदला',
        'काढून टाका: तुमची पसंतीची राज्ये',
        'सर्व काढा',
      ],
      begin: 'प्रत्येक शोध पसंतीच्या राज्यांपासून सुरू करा',
      sections: ['स्थळाविषयी', 'शिक्षण आणि नोकरी-व्यवसाय', 'कुटुंब आणि समाज', 'ठिकाण', 'पत्रिका'],
      yes: ['फोटो असलेली', 'अजून न उघडलेली', 'फक्त निवडक स्थळे', 'मी लपवलेली'],
      show: '11 स्थळे पाहा',
      reset: 'सर्व काढा',
    },
  ));
