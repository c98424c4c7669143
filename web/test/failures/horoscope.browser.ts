import { findStar, readChart } from '@mala/contract/horoscopes.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, textField } from '../form.ts';
import { CONTACT, PROFILE } from '../samples.ts';
import { CHART, STAR } from '../samples-horoscope.ts';
import { giveWizard } from '../wizard.ts';
import { eachRow } from './catalogue.ts';
import { seeFailedLoad } from './failing.ts';
import { TYPED_PLACE } from './rows-horoscope.ts';

const FIND = 'Find star and raasi by birth date, time and place';

test('findStar', async () => {
  giveWizard('tamilmala');
  replies.give(findStar, STAR);
  await open('/profile/edit/horoscope', {});
  await textField('Place of Birth').fill(TYPED_PLACE);
  const found = button('Use these (Rohini, padham 2)');
  await eachRow('findStar', (row) => seeFailedLoad(row, () => button(FIND).click(), found));
  await expect.element(textField('Place of Birth')).toHaveValue(TYPED_PLACE);
  await button(FIND).click();
  await expect.element(found).toBeVisible();
});

test('charts', async () => {
  replies.give(viewProfile, { ...PROFILE, ...CONTACT, downloaded: true });
  replies.give(readChart, CHART);
  const drawn = page.getByRole('img', { name: 'Navamsa' });
  await eachRow('charts', (row) =>
    seeFailedLoad(row, () => open(`/profile/view/${PROFILE.profile_id}`, {}), drawn),
  );
});
