import { readChart } from '@mala/contract/horoscopes.ts';
import * as sharing from '@mala/contract/sharing.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { lookAtBothWidths } from '../look.ts';
import { MEMBER } from '../people.ts';
import { refusal } from '../replies.ts';
import { CONTACT, groomOf } from '../samples.ts';
import { NO_CHART } from '../samples-horoscope.ts';
import { LINK, sharedOf } from '../samples-sharing.ts';

const OWN = `/profile/view/${MEMBER.user_id}`;
const me = { domain: 'tamilmala' } as const;

test('biodata and links fit the screen', async () => {
  replies.give(sharing.listLinks, { links: [LINK] });
  await open(`${OWN}/biodata`, me);
  await expect.element(button('இணைப்பை உருவாக்குக')).toBeVisible();
  await lookAtBothWidths(/வரை திறக்கும்$/);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('பயோடேட்டாவும் பகிர்தலும்');
});

test('what others see fits the screen, with a long address too', async () => {
  const { profile } = groomOf('tamilmala');
  const email = 'kavitha.murugesan.thirunelveli@example.com';
  const views = { member: profile, downloaded: { ...profile, ...CONTACT, email }, guest: null };
  replies.give(sharing.seeAsOthers, ({ address }) => ({
    profile: views[address.searchParams.get('as') as keyof typeof views],
    face: null,
  }));
  replies.give(readChart, NO_CHART);
  await open(`${OWN}/seen`, me);
  await lookAtBothWidths(/முன் ஓர் உறுப்பினர் இப்படிப் பார்க்கிறார்/);
  await page.getByRole('radio', { name: 'தொடர்பைத் திறந்தவர்' }).click();
  await lookAtBothWidths(email);
  await page.getByRole('radio', { name: 'முகப்புப் பக்கத்தில் விருந்தினர்' }).click();
  await lookAtBothWidths('முகப்புப் பக்கத்தில் நீங்கள் இல்லை');
});

test('the page of a link fits the screen, and one that is over', async () => {
  replies.give(sharing.openLink, sharedOf('tamilmala', { contact: true }));
  await open('/tamilmala/shared/a-link/a-secret');
  await lookAtBothWidths(/குடும்பத்தினர் உங்களுடன் பகிர்ந்துள்ளனர்/);
  replies.answer(sharing.openLink, () => refusal('NOT_FOUND'));
  await open('/tamilmala/shared/a-link/a-secret');
  await lookAtBothWidths('இந்த இணைப்பு இனி வேலை செய்யாது');
});
