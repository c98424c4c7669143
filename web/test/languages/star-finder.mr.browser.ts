import { findStar } from '@mala/contract/horoscopes.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button, textField } from '../form.ts';
import { look } from '../look.ts';
import { refusal } from '../replies.ts';
import { BORDER_STAR, STAR } from '../samples-horoscope.ts';
import { giveWizard } from '../wizard.ts';

const FIND = 'जन्मतारीख, वेळ आणि स्थळावरून राशी व नक्षत्र शोधा';

test('a star is found in Marathi, also near a border and where the place is not known', async () => {
  giveWizard('marathimala');
  replies.give(findStar, STAR);
  await open('/profile/edit/horoscope', { domain: 'marathimala' });
  await button(FIND).click();
  await expect.element(button('हे वापरा (रोहिणी, चरण 2)')).toBeVisible();
  await expect.element(page.getByText(/^14 मे 1998, .*मदुराई \(Madurai/)).toBeVisible();
  replies.give(findStar, BORDER_STAR);
  await button(FIND).click();
  await look('जन्म 12 मिनिटे उशिरा झाला असेल तर');
  await expect.element(button('हे वापरा (मृगशीर्ष, चरण 1)')).toBeVisible();
  replies.answer(findStar, () => refusal('INVALID', { Faults: { place: 'notInList' } }));
  await textField('जन्मस्थळ').fill('नसरापूर');
  await button(FIND).click();
  await look(/“नसरापूर, पुणे”/);
});
