import { findStar } from '@mala/contract/horoscopes.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, textField } from '../form.ts';
import { look } from '../look.ts';
import { refusal } from '../replies.ts';
import { BORDER_STAR, STAR } from '../samples-horoscope.ts';
import { giveWizard } from '../wizard.ts';

const FIND = 'பிறந்த தேதி, நேரம், இடம் கொண்டு ராசி, நட்சத்திரத்தைக் கண்டறிக';

test('a star is found in Tamil, also near a border and where the place is not known', async () => {
  giveWizard('tamilmala');
  replies.give(findStar, STAR);
  await open('/profile/edit/horoscope', {});
  await button(FIND).click();
  await expect.element(button('இவற்றைப் பயன்படுத்துக (ரோகிணி, பாதம் 2)')).toBeVisible();
  await expect.element(page.getByText(/^14 மே 1998, காலை 6:45, மதுரை \(Madurai/)).toBeVisible();
  replies.give(findStar, BORDER_STAR);
  await button(FIND).click();
  await look('12 நிமிடம் பிந்திப் பிறந்திருந்தால்');
  await expect.element(button('இவற்றைப் பயன்படுத்துக (மிருகசீரிஷம், பாதம் 1)')).toBeVisible();
  replies.answer(findStar, () => refusal('INVALID', { Faults: { place: 'notInList' } }));
  await textField('பிறந்த இடம்').fill('கீழக்குயில்குடி');
  await button(FIND).click();
  await look(/“கீழக்குயில்குடி, மதுரை” போல/);
});
