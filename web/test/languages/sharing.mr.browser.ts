import * as sharing from '@mala/contract/sharing.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { lookAtBothWidths } from '../look.ts';
import { MEMBER } from '../people.ts';
import { refusal } from '../replies.ts';
import { groomOf } from '../samples.ts';
import { LINK, sharedOf } from '../samples-sharing.ts';

const OWN = `/profile/view/${MEMBER.user_id}`;
const me = { domain: 'marathimala' } as const;

test('biodata and links fit the screen', async () => {
  replies.give(sharing.listLinks, { links: [LINK] });
  await open(`${OWN}/biodata`, me);
  await expect.element(button('लिंक बनवा')).toBeVisible();
  await lookAtBothWidths(/पर्यंत उघडेल$/);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('बायोडाटा आणि शेअरिंग');
});

test('what others see fits the screen', async () => {
  replies.give(sharing.seeAsOthers, ({ address }) => ({
    profile: address.searchParams.get('as') === 'guest' ? null : groomOf('marathimala').profile,
    face: null,
  }));
  await open(`${OWN}/seen`, me);
  await lookAtBothWidths(/उघडण्यापूर्वी मंजूर सदस्याला हे दिसते/);
  await page.getByRole('radio', { name: 'मुखपृष्ठावरील पाहुणे' }).click();
  await lookAtBothWidths('तुम्ही मुखपृष्ठावर नाही');
});

test('the page of a link fits the screen, and one that is over', async () => {
  replies.give(sharing.openLink, sharedOf('marathimala', { contact: true }));
  await open('/marathimala/shared/a-link/a-secret');
  await lookAtBothWidths(/हे स्थळ तुम्हाला पाठवले आहे/);
  replies.answer(sharing.openLink, () => refusal('NOT_FOUND'));
  await open('/marathimala/shared/a-link/a-secret');
  await lookAtBothWidths('ही लिंक आता चालत नाही');
});
