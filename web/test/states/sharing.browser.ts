import { me as readMe } from '@mala/contract/auth/me.ts';
import { readBiodata } from '@mala/contract/biodata.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import * as sharing from '@mala/contract/sharing.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { lookAtBothWidths } from '../look.ts';
import { MEMBER } from '../people.ts';
import { refusal } from '../replies.ts';
import { CONTACT, groomOf } from '../samples.ts';
import { LINK, sharedOf } from '../samples-sharing.ts';

const OWN = `/profile/view/${MEMBER.user_id}`;
const BIODATA = `${OWN}/biodata`;
const FILE = { address: '/brand/neutral.svg', file_name: 'MF100123-biodata.pdf' };
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const link = (name: string | RegExp) => page.getByRole('link', { name });

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

/** What is asked for a biodata, and what the browser saves. */
function watchBiodata() {
  const asked: object[] = [];
  const saved: string[] = [];
  replies.give(readBiodata, ({ address }) => {
    const { t: _, ...query } = Object.fromEntries(address.searchParams);
    asked.push(query);
    return FILE;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  return { asked, saved };
}

/** A browser that shares files, or refuses to. */
function shareBy(share: (data?: ShareData) => Promise<void>) {
  const shared = vi.fn(share);
  // this browser has neither
  Object.assign(navigator, { canShare: () => true, share: shared });
  return shared;
}

test('one’s own biodata is chosen, and what will be on it is said before it is made', async () => {
  replies.give(sharing.listLinks, { links: [] });
  const { asked, saved } = watchBiodata();
  await open(BIODATA, {});
  const contents = page.getByRole('list').filter({ hasText: 'Education and work' });
  await expect.element(contents.getByText(/^Your photos, up to four/)).toBeVisible();
  await expect
    .element(contents.getByText('Mobile numbers, email, address and property'))
    .toBeVisible();
  await lookAtBothWidths('There is no link');
  await page.getByRole('combobox', { name: 'Language' }).selectOptions('ta');
  await page.getByRole('checkbox', { name: 'With photos' }).click();
  await page.getByRole('checkbox', { name: 'With contact details' }).click();
  await expect.element(contents.getByText('No photos')).toBeVisible();
  await expect.element(contents.getByText('No contact details')).toBeVisible();
  await button('Picture for WhatsApp').click();
  const chosen = { language: 'ta', photo: 'false', contact: 'false' };
  await expect.poll(() => saved).toEqual([FILE.file_name]);
  expect(asked).toEqual([{ format: 'picture', ...chosen }]);
});

test('without a photo none is offered, neither on the biodata nor in the preview', async () => {
  replies.give(sharing.listLinks, { links: [] });
  await open(BIODATA, { has_photo: false });
  await expect.element(button('Make a link')).toBeVisible();
  expect(page.getByRole('checkbox').length).toBe(2);
  await expect.element(page.getByText('No photos')).toBeVisible();
});

test('a browser that shares files shares it, after another press if it asks for one', async () => {
  replies.give(sharing.listLinks, { links: [] });
  const { saved } = watchBiodata();
  const refusals = ['NotAllowedError', '', 'AbortError', 'DataError'];
  const share = shareBy(async () => {
    const name = refusals.shift();
    if (name) throw new DOMException('', name);
  });
  await open(BIODATA, {});
  await button('Share PDF').click();
  await button('Ready: share now').click();
  await expect.element(button('Share PDF')).toBeVisible();
  expect(share.mock.lastCall?.[0]?.files?.[0]?.name).toBe(FILE.file_name);
  await button('Share PDF').click();
  await expect.poll(() => share.mock.calls.length).toBe(3);
  await expect.element(button('Share PDF')).toBeVisible();
  expect(saved).toEqual([]);
  await button('Share PDF').click();
  await expect.element(page.getByText('It was saved instead')).toBeVisible();
  expect(saved).toEqual([FILE.file_name]);
});

test.each([
  [429, 'TOO_MANY', /^Too many tries/],
  [503, 'UNAVAILABLE', /not ready/],
])('why a file is not made to be shared is said: %i', async (status, Code, said) => {
  replies.give(sharing.listLinks, { links: [] });
  watchBiodata();
  const address = '/files/biodata/a-profile/a-session/pdf-en';
  replies.give(readBiodata, { ...FILE, address });
  shareBy(async () => {});
  const ask = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation(async (asked, init) =>
    asked === address ? Response.json({ Code, Message: '' }, { status }) : ask(asked, init),
  );
  await open(BIODATA, {});
  await button('Share PDF').click();
  await expect.element(page.getByText(said)).toBeVisible();
});

test('the biodata of another profile comes with its contact, in a language', async () => {
  const { profile } = groomOf('tamilmala');
  const address = `/profile/view/${profile.profile_id}`;
  replies.give(viewProfile, profile);
  await open(`${address}/biodata`, {});
  await lookAtBothWidths('The biodata comes with the contact');
  replies.give(viewProfile, { ...profile, ...CONTACT, attachments: [], downloaded: true });
  const { asked } = watchBiodata();
  await open(address, {});
  await link('Download biodata (PDF)').click();
  await lookAtBothWidths('Biodata of Arjun');
  expect(page.getByRole('checkbox').length).toBe(0);
  expect(page.getByRole('button', { name: /picture/i }).length).toBe(0);
  await button('Download PDF').click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked).toMatchObject([{ format: 'pdf', language: 'en' }]);
});

test('links are listed with what they show, copied, sent and ended', async () => {
  const plain = { ...LINK, id: '2', contact: false, face: false, openings: 0 };
  replies.give(sharing.listLinks, { links: [LINK, plain, { ...plain, id: '3', openings: 1 }] });
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce().mockRejectedValue('no');
  await open(BIODATA, {});
  for (const said of ['Opened 3 times', 'Not opened yet', 'Opened once'])
    await expect.element(page.getByText(said, { exact: true })).toBeVisible();
  await lookAtBothWidths('With contact details · Face in the preview');
  const copy = page.getByRole('button', { name: /^Copy link/ }).first();
  await copy.click();
  await expect.element(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith(LINK.address);
  await copy.click();
  await expect.element(page.getByText(/^Not copied/)).toBeVisible();
  const send = link(/^Send on WhatsApp/)
    .first()
    .element() as HTMLAnchorElement;
  expect(send.origin).toBe('https://wa.me');
  expect(new URL(send.href).searchParams.get('text')).toContain(LINK.address);
  replies.give(sharing.endLink, { Status: 'Success' });
  replies.give(sharing.listLinks, { links: [] });
  await page
    .getByRole('button', { name: /^End link/ })
    .first()
    .click();
  await expect.element(page.getByText('There is no link')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Your links' })).toHaveFocus();
});

test('a link that was made is in the list, which takes the focus', async () => {
  replies.give(sharing.listLinks, { links: [] });
  replies.give(sharing.createLink, () => {
    replies.give(sharing.listLinks, { links: [LINK] });
    return LINK;
  });
  await open(BIODATA, {});
  await button('Make a link').click();
  await expect.element(page.getByText(LINK.address)).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Your links' })).toHaveFocus();
});

test('with ten links there is no form for another', async () => {
  const links = Array.from({ length: sharing.MOST_LINKS }, (_, at) => ({ ...LINK, id: `${at}` }));
  replies.give(sharing.listLinks, { links });
  await open(BIODATA, {});
  await expect.element(page.getByText(/^You have 10 links/)).toBeVisible();
  expect(button('Make a link').length).toBe(0);
});

test.each([
  ['pending', 'You can make links once your profile is approved.'],
  ['paused', 'You can make links while other families see your profile.'],
  ['incomplete', 'You can make links while other families see your profile.'],
  ['married', 'You can make links while other families see your profile.'],
  ['refused', 'You can make links while other families see your profile.'],
] as const)('a %s profile has no links, and says why', async (standing, said) => {
  replies.give(sharing.listLinks, { links: [] });
  await open(BIODATA, { standing });
  await lookAtBothWidths(said);
  expect(button('Make a link').length).toBe(0);
  await expect.element(button('Download PDF')).toBeVisible();
});

test('a standing that has changed meanwhile is told by the page', async () => {
  replies.give(sharing.listLinks, { links: [] });
  await open(BIODATA, {});
  await expect.element(button('Make a link')).toBeVisible();
  replies.answer(sharing.createLink, () => refusal('PROFILE_PENDING'));
  replies.give(readMe, { ...MEMBER, standing: 'pending' });
  await button('Make a link').click();
  await expect.element(page.getByText(/once your profile is approved/)).toBeVisible();
});

test('one’s own profile leads to both pages', async () => {
  replies.give(viewProfile, { ...groomOf('tamilmala').profile, profile_id: MEMBER.user_id });
  replies.give(sharing.listLinks, { links: [] });
  await open(OWN, {});
  await link('Biodata and sharing').click();
  await expect.element(heading('Links to my profile')).toBeVisible();
  replies.give(sharing.seeAsOthers, { profile: null, face: null });
  await link('See my profile as others do').click();
  await expect.poll(() => location.pathname).toBe(`${OWN}/seen`);
});

for (const domain of DOMAINS) {
  test(`${domain}: a link shows the profile, until when, and how to go on`, async () => {
    const address = `/${domain}/shared/a-link/a-secret`;
    let asked: unknown;
    replies.give(sharing.openLink, ({ body }) => {
      asked = body;
      return sharedOf(domain);
    });
    await open(address);
    await lookAtBothWidths(/^The family has shared this profile from .+ until 2 Dec 2026/);
    expect(asked).toEqual({ id: 'a-link', secret: 'a-secret', domain });
    await expect.element(heading('Arjun, 29')).toBeVisible();
    expect(page.getByText('Contact details', { exact: true }).length).toBe(0);
    expect(page.getByText('Date of Birth').length).toBe(0);
    const register = link('Register free').element() as HTMLAnchorElement;
    expect(register.pathname).toBe(`/${domain}/signup`);
    expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe(
      'no-referrer',
    );
    replies.give(sharing.openLink, sharedOf(domain, { contact: true }));
    await open(address);
    await lookAtBothWidths('9840054321');
    expect(page.getByText(/^Horoscope files/).length).toBe(0);
    expect(page.getByText(/^Contact details are not part/).length).toBe(0);
  });
}

test('a link that is over says so kindly, to members too', async () => {
  replies.answer(sharing.openLink, () => refusal('NOT_FOUND'));
  await open('/shared/a-link/a-secret');
  await lookAtBothWidths('This link does not work any more');
  await open('/shared/a-link/a-secret', {});
  await expect.element(heading('This link does not work any more')).toBeVisible();
});

test('a member with a link goes on to the search', async () => {
  replies.give(sharing.openLink, sharedOf('tamilmala'));
  await open('/tamilmala/shared/a-link/a-secret', {});
  const main = page.getByRole('main');
  await expect.element(main.getByRole('link', { name: 'Search Profile' })).toBeVisible();
  expect(link('Register free').length).toBe(0);
  expect(replies.calls.filter((call) => call === 'POST /api/share-link/open')).toHaveLength(1);
});
