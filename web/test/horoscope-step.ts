import type { Domain } from '@mala/contract/communities/domain.ts';
import { listHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import { readSection } from '@mala/contract/profiles/endpoints.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from './app.tsx';
import { button, textField } from './form.ts';
import { refusal } from './replies.ts';
import { giveWizard } from './wizard.ts';

const STEP = '/profile/edit/horoscope';
const FILES = [{ id: 'h1', name: 'first.png', url: '/brand/neutral.svg', bytes: 1000 }];

/** What a language says on the step of the horoscope. */
export interface StepWords {
  domain: Domain;
  loading: string;
  /** the field that is typed in */
  place: string;
  file: string;
  save: string;
  again: string;
}

/** Sees that the step asks for its fields and its files side by side, and shows neither without the other. */
export async function expectShownAtOnce({ domain, ...words }: StepWords): Promise<void> {
  giveWizard(domain, { files: FILES });
  const letFieldsGo = replies.hold(readSection.horoscope);
  const letFilesGo = replies.hold(listHoroscopeFiles);
  await open(STEP, { domain });
  const asked = () => replies.calls.filter((call) => /\/(horoscope|attachment)$/.test(call)).length;
  await expect.poll(asked).toBe(2);
  letFieldsGo();
  const main = page.getByRole('main');
  await expect.element(main.getByText(words.loading)).toBeInTheDocument();
  await expect.element(textField(words.place)).not.toBeInTheDocument();
  letFilesGo();
  await expect.element(textField(words.place)).toBeVisible();
  // found at once, without waiting
  expect(page.getByRole('link', { name: words.file }).length).toBe(1);
  expect(button(words.save).length).toBe(1);
  expect(asked()).toBe(2);
}

/** Sees that files that could not be loaded leave the fields usable, also while they are tried again. */
export async function expectUsableWithoutFiles({ domain, ...words }: StepWords): Promise<void> {
  giveWizard(domain, { files: FILES });
  const mend = replies.answer(listHoroscopeFiles, () => refusal('INTERNAL'));
  await open(STEP, { domain });
  await textField(words.place).fill('Salem');
  await expect.element(button(words.save)).toBeEnabled();
  mend();
  const letFilesGo = replies.hold(listHoroscopeFiles);
  await page.getByRole('main').getByRole('button', { name: words.again }).click();
  await expect.element(page.getByRole('main').getByText(words.loading)).toBeInTheDocument();
  await expect.element(textField(words.place)).toHaveValue('Salem');
  letFilesGo();
  await expect.element(page.getByRole('link', { name: words.file })).toBeVisible();
  await expect.element(textField(words.place)).toHaveValue('Salem');
}
