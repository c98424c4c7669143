import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { addHoroscopeFiles } from '@mala/contract/horoscope-files.ts';
import { addPhoto } from '@mala/contract/photos/album.ts';
import { readSection } from '@mala/contract/profiles/endpoints.ts';
import { STEPS } from '@mala/contract/profiles/field.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { picture, selectField, textField } from '../form.ts';
import { look, lookAtBothWidths, never, unreachable } from '../look.ts';
import { MEMBER } from '../people.ts';
import { photosOf } from '../samples.ts';
import { giveWizard } from '../wizard.ts';

const LONG_FILE = 'குடும்பத்தினருடன்மதுரைமீனாட்சிஅம்மன்கோவிலில்எடுத்தபுகைப்படம்-2026-11-21.png';
const FILE = { id: 'h1', name: 'first.png', url: '/brand/neutral.svg', bytes: 1000 };

const forward = page.getByRole('button', { name: /^(Update|Next)/ });
const faults = page.getByRole('alert').filter({ hasText: /^Please correct/ });

for (const domain of DOMAINS) {
  const name = domain === 'tamilmala' ? 'மீனாட்சி'.repeat(10) : 'श्रीकृष्ण'.repeat(8);
  const steps = { ...MEMBER.steps, personal: false, work: false, photo: false };

  test(`${domain}: the steps filled in, empty and with all their faults`, async () => {
    giveWizard(domain, { basic: { name }, photos: photosOf('a'), files: [FILE] });
    for (const step of STEPS) {
      await open(`/profile/edit/${step}`, { domain });
      await expect.element(forward).toBeVisible();
      await look(step === 'photo' ? page.getByRole('img', { name: 'Photo 1' }) : forward);
    }
    giveWizard(domain, { sections: [] });
    for (const step of STEPS) {
      await open(`/profile/register/${step}`, { domain, standing: 'incomplete', steps });
      await look(forward);
      if (step === 'photo') continue;
      await forward.click();
      await expect.element(faults).toHaveFocus();
      await look(faults);
    }
  });

  test(`${domain}: the steps while something is loaded, chosen, sent or missing`, async () => {
    giveWizard(domain, { photos: photosOf('a'), files: [FILE] });
    const answered = replies.answer(readSection.work, never);
    await open('/profile/edit/work', { domain });
    await look(page.getByRole('status').filter({ hasText: 'Loading…' }));
    answered();
    const reached = replies.answer(readSection.work, unreachable);
    await open('/profile/edit/work', { domain });
    await look('This page could not be loaded');
    reached();
    await open('/profile/edit/work', { domain });
    const profession = selectField('Profession');
    await profession.fill('Te');
    await lookAtBothWidths(page.getByRole('listbox'));
    await profession.fill('nothing of the kind');
    await look(page.getByText('Nothing found'));
    await userEvent.keyboard('{Escape}');
    await textField('Position').fill('Principal');
    await open('/profile/edit/work', { domain });
    await look('Draft kept on this phone, not yet saved');

    const photos = photosOf('a', 'b');
    for (const [step, call, given, label] of [
      ['photo', addPhoto, photos, 'Choose photos'],
      [
        'horoscope',
        addHoroscopeFiles,
        [FILE, { ...FILE, id: 'h2', name: LONG_FILE }],
        'Upload horoscope',
      ],
    ] as const) {
      replies.give<typeof call.reply>(call, given as never);
      const letGo = replies.answer(call, never);
      await open(`/profile/edit/${step}`, { domain });
      const picker = page.getByLabelText(label);
      await picker.upload([await picture(LONG_FILE), await picture('second.png')]);
      await lookAtBothWidths(page.getByRole('progressbar'));
      await page.getByRole('button', { name: 'Cancel: second.png' }).click();
      await page.getByRole('button', { name: `Cancel: ${LONG_FILE}` }).click();
      letGo();
      const failing = replies.answer(call, () => ({ status: 500, body: '' }));
      await picker.upload([
        await picture(LONG_FILE),
        new File(['Meena'], 'biodata.txt', { type: 'text/plain' }),
      ]);
      await expect.element(page.getByText(/^Please choose a/).first()).toBeVisible();
      await lookAtBothWidths('Please try again...');
      failing();
      // the buttons disappear with their rows, and the focus stays near
      (
        page.getByRole('button', { name: `Try again: ${LONG_FILE}` }).element() as HTMLElement
      ).focus();
      await userEvent.keyboard('{Enter}');
      await expect
        .poll(() => page.getByRole('button', { name: `Try again: ${LONG_FILE}` }).length)
        .toBe(0);
      await page.getByRole('button', { name: 'Take off this list: biodata.txt' }).click();
      await expect.poll(() => document.activeElement?.tagName).not.toBe('BODY');
      await look(page.getByRole('button', { name: /^Remove / }));
    }
  });
}
