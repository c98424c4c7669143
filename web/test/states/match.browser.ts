import { type Match, type MatchFigure, readMatch } from '@mala/contract/match.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { readSubscription } from '@mala/contract/subscriptions.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { look, lookAtBothWidths } from '../look.ts';
import { MEMBER } from '../people.ts';
import { groomOf, SUBSCRIPTION } from '../samples.ts';
import { ASHTAKOOT, FIGURE, PORUTHAM, VETO, WITHOUT_PADHAM } from '../samples-match.ts';

const { profile } = groomOf('tamilmala');
const ADDRESS = `/profile/view/${profile.profile_id}`;
const card = page.getByRole('region', { name: 'Horoscope match', exact: true });
const parts = card.getByRole('listitem');
const CALL = `GET /api/profile/match/${profile.profile_id}`;

async function openWith(match: MatchFigure | undefined, whole: Match = PORUTHAM): Promise<void> {
  replies.give(viewProfile, { ...profile, match });
  replies.give(readSubscription, SUBSCRIPTION);
  replies.give(readMatch, whole);
  await open(ADDRESS, {});
}

/** What a part says, by its traditional name. */
const part = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

test('the figure comes with the profile; its parts are loaded when they are asked for', async () => {
  await openWith(FIGURE);
  await lookAtBothWidths(card.getByText('5 of 10 agree'));
  await expect.element(card.getByText('Ten Poruthams / பத்து பொருத்தம்')).toBeVisible();
  await expect.element(card.getByText(/^8 or more are very good/)).toBeVisible();
  await expect.element(card.getByText(/information only/)).toBeVisible();
  expect(replies.calls).not.toContain(CALL);
  const see = button('See every part');
  await expect.element(see).toHaveAttribute('aria-expanded', 'false');
  const answered = replies.hold(readMatch);
  (see.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(card.getByRole('status')).toHaveTextContent('Loading…');
  // what opens is read after its button
  const pressed = button('Hide the parts').element();
  expect(pressed.compareDocumentPosition(card.getByRole('status').element())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  answered();
  await expect.poll(() => parts.length).toBe(11);
  await lookAtBothWidths(part('Dina / தினப் பொருத்தம்'));
  await expect.element(part('Dina / ')).toMatchTextContent(/Uthamam: good.*a good one/);
  await expect
    .element(part('Nadi / '))
    .toMatchTextContent(/as they should be. For information; not counted/);
  for (const item of parts.elements())
    expect(item.lastElementChild?.textContent, item.textContent ?? '').toMatch(/\w/);
  await expect.element(card.getByText(/printed Tamil list/)).toBeVisible();
  const hide = button('Hide the parts');
  await expect.element(hide).toHaveFocus();
  await hide.click();
  await expect.poll(() => parts.length).toBe(0);
});

test('both people stand with star, padham and raasi in both scripts', async () => {
  await openWith(FIGURE);
  await button('See every part').click();
  const bride = card.getByRole('region', { name: 'Bride' });
  await expect.element(bride).toMatchTextContent(/Bride \(you\)MF100123Meena/);
  await expect.element(bride).toMatchTextContent(/Aswini \/ அஸ்வினி.*2.*Mesham \/ மேஷம்/);
  const groom = card.getByRole('region', { name: 'Groom' });
  await expect.element(groom).toMatchTextContent(/GroomMM100124Arjun.*Bharani \/ பரணி/);
});

test('the other tradition is shown on request, and can be printed as well', async () => {
  await openWith(FIGURE);
  replies.give(readMatch, ({ address }) =>
    address.searchParams.get('system') === 'ashtakoot' ? ASHTAKOOT : PORUTHAM,
  );
  const print = card.getByRole('link', { name: 'Print for your astrologer' });
  await expect.element(print).toHaveAttribute('href', `${ADDRESS}/match`);
  await button('See every part').click();
  const answered = replies.hold(readMatch);
  await button('Show as guna of 36').click();
  await expect.element(button('Loading…')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(part('Dina / ')).toBeVisible();
  await expect.element(card.getByText('5 of 10 agree')).toBeVisible();
  answered();
  await lookAtBothWidths(card.getByText('33.5 of 36 points'));
  await expect.element(card.getByText('18 or more are taken as enough.')).toBeVisible();
  await expect.element(part('Nadi / நாடி')).toMatchTextContent(/8 of 8/);
  await expect.element(card.getByText(/K. S. Charak/)).toBeVisible();
  await expect.element(print).toHaveAttribute('href', `${ADDRESS}/match?system=ashtakoot`);
  await button('Show as ten poruthams').click();
  await expect.element(card.getByText('5 of 10 agree')).toBeVisible();
});

test('what a missing padham leaves out is said, and is no nought', async () => {
  await openWith({ ...FIGURE, system: 'ashtakoot', score: 31.5, maximum: 34 }, WITHOUT_PADHAM);
  await expect.element(card.getByText('31.5 of 34 points')).toBeVisible();
  await expect.element(card.getByText(/^2 cannot be computed/)).toBeVisible();
  await button('See every part').click();
  const vashya = part('Vashya / வசியம்');
  await expect.element(vashya).toMatchTextContent(/Not computed.*Needs the padham of the groom\./);
  await expect.element(card.getByText(/^A padham is not known here/)).toBeVisible();
  await expect
    .element(card.getByRole('region', { name: 'Groom' }))
    .toMatchTextContent(/Padham.?Not known/);
});

test('a verdict that depends on what is missing is left open', async () => {
  await openWith({ ...FIGURE, verdict: null, maximum: 9 });
  await look(card.getByText(/^It depends on what is not known yet/));
});

test('rajju stands above the count, kindly', async () => {
  const { score, maximum, verdict } = VETO;
  await openWith({ ...FIGURE, score, maximum, verdict }, VETO);
  const veto = card.getByText(/^Rajju does not agree/);
  await look(veto);
  await button('See every part').click();
  await expect.element(part('Rajju / ')).toMatchTextContent(/Adhamam.*the same rajju/);
  await expect.element(veto).toBeVisible();
});

test('a rajju that fails is told with its parts where the count alone does not tell it', async () => {
  await openWith(FIGURE, { ...VETO, score: 5 });
  await expect.element(card.getByText(/less than is usual/)).toBeVisible();
  await button('See every part').click();
  await expect.element(card.getByText(/^Rajju does not agree/)).toBeVisible();
});

test('what some let pass stands beside, and what is approximate', async () => {
  await openWith(FIGURE, {
    ...ASHTAKOOT,
    notes: [
      { part: 'nadi', note: 'same_star_different_padham' },
      { part: 'nadi', note: 'of_a_newer_server' },
    ],
    flags: ['vashya_approximate'],
  });
  await button('See every part').click();
  const note = page.getByText('Nadi / நாடி: Both have the same star, with different padhams.');
  await look(note);
  await expect.element(card.getByText(/It changes no figure here/)).toBeVisible();
  await expect.element(card.getByText(/^Vashya is approximate/)).toBeVisible();
  expect(card.element().textContent).not.toContain('newer_server');
});

test('a reason of a newer server is left out', async () => {
  const [first, ...rest] = PORUTHAM.parts;
  if (!first) expect.fail();
  await openWith(FIGURE, { ...PORUTHAM, parts: [{ ...first, reason: 'new_reason' }, ...rest] });
  await button('See every part').click();
  await expect.element(part('Dina / ')).toMatchTextContent(/^Dina.*good$/);
});

test('without one’s own star there is an invitation, and nothing like a bad score', async () => {
  const none = { score: null, verdict: null } as const;
  await openWith({ ...FIGURE, ...none, lacks: ['own'] });
  const enter = card.getByRole('link', { name: 'Enter your star and raasi' });
  await lookAtBothWidths(enter);
  await expect.element(enter).toHaveAttribute('href', '/profile/edit/horoscope');
  expect(card.element().textContent).not.toMatch(/\d/);
  expect(button('See every part').length).toBe(0);
  await openWith({ ...FIGURE, ...none, lacks: ['other'] });
  await look(card.getByText(/^The family has not given/));
  expect(card.getByRole('link').length).toBe(0);
  await openWith({ ...FIGURE, ...none, lacks: ['own', 'other'] });
  await look(card.getByText(/^The family has not given/));
  await expect.element(enter).toBeVisible();
});

test('there is no match with oneself, nor for the office', async () => {
  replies.give(viewProfile, { ...profile, profile_id: MEMBER.user_id });
  await open(`/profile/view/${MEMBER.user_id}`, {});
  await expect.element(page.getByText(/^This is your own profile/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Family' })).toBeVisible();
  expect(card.length).toBe(0);
});
