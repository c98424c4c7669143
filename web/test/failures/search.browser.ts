import type { Standing } from '@mala/contract/access/standing.ts';
import { me } from '@mala/contract/auth/me.ts';
import {
  choosePreferredStates,
  chooseSearchByWishes,
} from '@mala/contract/auth/preferred-states.ts';
import { downloadContact } from '@mala/contract/contacts.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { hideProfile, unhideProfile } from '@mala/contract/hidden.ts';
import { listOwnPayments, readReceipt } from '@mala/contract/payments/receipts.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { countSearch, search } from '@mala/contract/search.ts';
import { addToShortlist, removeFromShortlist } from '@mala/contract/shortlist.ts';
import { listSimilar } from '@mala/contract/similar.ts';
import { listDownloads, listPackages, readSubscription } from '@mala/contract/subscriptions.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { MEMBER } from '../people.ts';
import { refusal } from '../replies.ts';
import { CARD, CONTACT, MARKS, PACKAGES, PROFILE, RECEIPT, SUBSCRIPTION } from '../samples.ts';
import { toggle } from '../search-sheet.ts';
import { eachRow } from './catalogue.ts';
import { moreOf, secondPage, seeFailedLoad, seeFailure, whileFailing } from './failing.ts';
import type { Failure } from './row.ts';

const SEARCH = '/profile/search';
const VIEW = `/profile/view/${PROFILE.profile_id}`;
const SUBSCRIBER = { subscription_id: '01890000-0000-7000-8000-000000000003' };

/** The standing of a member who is refused with a code. */
const STANDING: Record<string, Standing> = {
  PROFILE_INCOMPLETE: 'incomplete',
  PROFILE_PENDING: 'pending',
  PROFILE_PAUSED: 'paused',
  PROFILE_CLOSED: 'married',
  PROFILE_REFUSED: 'refused',
};
const standingOf = (failure: Failure) => STANDING[String(failure)] ?? 'approved';

const cards = page.getByRole('article');

beforeEach(() => {
  replies.give(search, { rows: [CARD], count: 1, photo_nudge: false });
  replies.give(viewProfile, PROFILE);
  replies.give(readSubscription, SUBSCRIPTION);
  replies.give(listPackages, PACKAGES);
});

test('search', async () => {
  await eachRow('search', (row) =>
    seeFailedLoad(row, () => open(SEARCH, { standing: standingOf(row.failure) }), cards.first()),
  );
});

test('a search that failed is not going on any more', async () => {
  replies.answer(search, () => refusal('TOO_MANY'));
  await open(SEARCH, {});
  await expect.element(button('Try again')).toBeVisible();
  await expect.element(page.getByText('Searching…')).not.toBeInTheDocument();
});

test('searchCounts', async () => {
  await page.viewport(1280, 800);
  const shown = page.getByRole('region', { name: 'Filter' }).getByText('7', { exact: true });
  await eachRow('searchCounts', async (row) => {
    await whileFailing(row, async () => {
      await open(SEARCH, {});
      await expect.element(cards.first()).toBeVisible();
      await expect.element(page.getByLabelText('Shortlisted only')).toBeVisible();
    });
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
  const none = { values: {}, ages: {}, without: {} };
  replies.give(countSearch, { ...none, count: 1, shortlist: 7 });
  await open(SEARCH, {});
  await expect.element(shown).toBeVisible();
});

test('preferredStates', async () => {
  await page.viewport(1280, 800);
  replies.give(choosePreferredStates, SUCCESS);
  await open(SEARCH, {});
  await toggle('State');
  const begin = page.getByRole('checkbox', {
    name: 'Begin each search with the preferred states',
  });
  await eachRow('preferredStates', async (row) => {
    await seeFailure(row, () => begin.click());
    await expect.element(begin).toBeChecked();
  });
  replies.give(me, { ...MEMBER, prefers_states: false });
  await begin.click();
  await expect.element(begin).not.toBeChecked();
});

test('searchByWishes', async () => {
  await page.viewport(1280, 800);
  replies.give(chooseSearchByWishes, SUCCESS);
  const wishing = { preferences: { from_height: 160 } };
  await open(SEARCH, wishing);
  const begin = page.getByRole('checkbox', { name: 'Begin each search with what we look for' });
  await eachRow('searchByWishes', async (row) => {
    await seeFailure(row, () => begin.click());
    await expect.element(begin).toBeChecked();
  });
  replies.give(me, { ...MEMBER, ...wishing, prefers_wishes: false });
  await begin.click();
  await expect.element(begin).not.toBeChecked();
});

test('searchMore', async () => {
  replies.give(search, ({ address }) => ({
    rows: address.pathname.endsWith('/1') ? [CARD] : [],
    count: address.pathname.endsWith('/1') ? 2 : 1,
    photo_nudge: false,
  }));
  await open(SEARCH, {});
  await expect.poll(() => cards.length).toBe(1);
  await eachRow('searchMore', async (row) => {
    await seeFailedLoad(secondPage(row), () => moreOf().click());
    await expect.poll(() => cards.length).toBe(1);
  });
  await moreOf().click();
  await expect.poll(() => moreOf().length).toBe(0);
  await expect.poll(() => cards.length).toBe(1);
});

test('shortlist', async () => {
  let made = 0;
  for (const endpoint of [addToShortlist, removeFromShortlist])
    replies.give(endpoint, () => {
      made += 1;
      return SUCCESS;
    });
  await open(SEARCH, {});
  const heart = page.getByRole('button', { name: /^Shortlist(ed)? Arjun$/ });
  let state = 'Shortlist Arjun';
  const toggle = async () => {
    const before = made;
    await heart.click();
    await expect.poll(() => made).toBe(before + 1);
  };
  await eachRow('shortlist', async (row) => {
    if (row.call.startsWith('DELETE') && state === 'Shortlist Arjun') {
      await toggle();
      state = 'Shortlisted Arjun';
    }
    await seeFailure(row, () => heart.click());
    await expect.element(heart).toHaveAccessibleName(state);
  });
  await toggle();
  await expect.element(heart).toHaveAccessibleName('Shortlist Arjun');
});

test('hidden', async () => {
  let made = 0;
  for (const endpoint of [hideProfile, unhideProfile])
    replies.give(endpoint, () => {
      made += 1;
      return SUCCESS;
    });
  replies.give(search, { rows: [{ ...CARD, marks: MARKS }], count: 1, photo_nudge: false });
  await open(SEARCH, {});
  const undo = button('Undo');
  const hide = async () => {
    await button('More about Arjun').click();
    await button('Not for us').click();
  };
  await eachRow('hidden', async (row) => {
    const isUndone = row.call.startsWith('DELETE');
    if (isUndone && undo.query() === null) {
      await hide();
      await expect.poll(() => made).toBe(1);
    }
    await seeFailure(row, isUndone ? () => undo.click() : hide);
    await expect.element(isUndone ? undo : cards.first()).toBeVisible();
  });
  await undo.click();
  await expect.element(cards.first()).toBeVisible();
});

test('profile', async () => {
  const name = page.getByRole('heading', { level: 1, name: /^Arjun/ });
  await eachRow('profile', (row) =>
    seeFailedLoad(row, () => open(VIEW, { standing: standingOf(row.failure) }), name),
  );
});

test('similar', async () => {
  const row = { ...CARD, profile_id: SUBSCRIBER.subscription_id, name: 'Bharath' };
  replies.give(listSimilar, { rows: [{ ...row, common: ['city'] }], photo_nudge: false });
  const name = page.getByRole('heading', { level: 1, name: /^Arjun/ });
  const similar = page.getByRole('link', { name: 'Bharath, 29' });
  await eachRow('similar', async (one) => {
    const toTheEnd = async () => {
      await open(VIEW, {});
      await expect.element(name).toBeVisible();
      scrollTo(0, document.documentElement.scrollHeight);
    };
    await seeFailedLoad(one, toTheEnd, similar);
    // the profile stays as it is
    await expect.element(name).toBeVisible();
  });
});

test('quota', async () => {
  const left = page.getByText('Uses 1 of your 30 remaining profiles');
  await eachRow('quota', (row) => seeFailedLoad(row, () => open(VIEW, SUBSCRIBER), left));
});

async function viewContact(): Promise<void> {
  await button('View Contact').click();
  await button('Yes, use one').click();
}

test('download', async () => {
  await open(VIEW, SUBSCRIBER);
  await eachRow('download', async (row) => {
    await seeFailure(row, viewContact);
    if (!row.sees.page) await expect.element(button('View Contact')).toBeEnabled();
  });
  await open(VIEW, SUBSCRIBER);
  await expect.element(page.getByText('Uses 1 of your 30 remaining profiles')).toBeVisible();
  const subscription = { ...SUBSCRIPTION, current_download: 1 };
  replies.give(downloadContact, { ...PROFILE, ...CONTACT, downloaded: true, subscription });
  await viewContact();
  await expect.element(page.getByRole('link', { name: 'meena@example.in' })).toBeVisible();
});

test('ownPayments', async () => {
  replies.give(listOwnPayments, { rows: [RECEIPT] });
  const receipt = page.getByRole('link', { name: RECEIPT.receipt });
  await eachRow('ownPayments', (row) => seeFailedLoad(row, () => open('/payments', {}), receipt));
});

test('receipt', async () => {
  replies.give(readReceipt, RECEIPT);
  const number = page.getByText(RECEIPT.receipt);
  await eachRow('receipt', (row) =>
    seeFailedLoad(row, () => open(`/receipt/${RECEIPT.id}`, {}), number),
  );
});

test('packages', async () => {
  const title = page.getByRole('heading', { level: 1, name: 'Upgrade' });
  await eachRow('packages', (row) => seeFailedLoad(row, () => open('/upgrade', {}), title));
});

test('subscription', async () => {
  replies.give(listDownloads, { count: 0, rows: [] });
  const viewed = page.getByRole('heading', { name: 'Already viewed Profiles' });
  await eachRow('subscription', (row) =>
    seeFailedLoad(row, () => open('/subscription', SUBSCRIBER), viewed),
  );
});

test('downloadsMore', async () => {
  const download = {
    downloaded_mid: CARD.mid,
    downloaded_name: CARD.name,
    viewed_at: '2026-11-20T08:00:00.000Z',
    downloaded_user_id: CARD.profile_id,
  };
  replies.give(listDownloads, ({ address }) => ({
    rows: address.pathname.endsWith('/1') ? [download] : [],
    count: address.pathname.endsWith('/1') ? 2 : 1,
  }));
  await open('/subscription', SUBSCRIBER);
  const opened = page.getByRole('link', { name: `View Profile of ${CARD.name}` });
  await eachRow('downloadsMore', async (row) => {
    await seeFailedLoad(secondPage(row), () => moreOf().click());
    await expect.element(opened).toBeVisible();
  });
  await moreOf().click();
  await expect.poll(() => moreOf().length).toBe(0);
  await expect.element(opened).toBeVisible();
});
