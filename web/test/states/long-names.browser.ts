import { listHeavyReaders } from '@mala/contract/budgets.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { readHome } from '@mala/contract/content.ts';
import { listFailedMails } from '@mala/contract/mail.ts';
import { listMarriages } from '@mala/contract/marriages.ts';
import { readMatch } from '@mala/contract/match.ts';
import { listWaiting } from '@mala/contract/moderation/photos.ts';
import { listProfiles } from '@mala/contract/moderation/profiles.ts';
import { listWaitingTexts } from '@mala/contract/moderation/texts.ts';
import { listPhotos } from '@mala/contract/photos/album.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { addToShortlist } from '@mala/contract/shortlist.ts';
import { listDownloads, listPackages, readSubscription } from '@mala/contract/subscriptions.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HOME } from '../../../server/test/factories/home-contents.ts';
import { open, replies } from '../app.tsx';
import { button } from '../form.ts';
import { MEMBER, OWNER } from '../people.ts';
import { refusal } from '../replies.ts';
import { CONTACT, groomOf, MARRIAGE, PACKAGES, photosOf, SUBSCRIPTION } from '../samples.ts';
import { PORUTHAM } from '../samples-match.ts';
import {
  FAILED_MAIL,
  HEAVY_READER,
  LISTED,
  WAITING_PHOTO,
  WAITING_TEXT,
} from '../samples-office.ts';

/** Names of at least 63 letters, with no place to break but between their letters. */
const NAMES = {
  Tamil: 'மீனாட்சிசுந்தரராஜவெங்கடசுப்பிரமணியநாராயணகிருஷ்ணமூர்த்திபாலசரஸ்வதி',
  Marathi: 'मीनाक्षीक्षीरसागरविश्वनाथलक्ष्मीनारायणकृष्णमूर्तीसरस्वतीज्ञानेश्वरी',
  Latin: 'WolfeschlegelsteinhausenbergerdorffVenkatasubramaniyanNarayanan',
};

/** Elements whose own text has the name and which show less of it than there is. */
function cutOff(name: string): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(name),
      ),
    )
    .filter((element) => !element.closest('.visually-hidden, select') && element.checkVisibility())
    .filter((element) => {
      const { overflowX } = getComputedStyle(element);
      const { left, right } = element.getBoundingClientRect();
      return (
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
        ((left < -1 || right > innerWidth + 1) && !element.closest('[tabindex="0"]'))
      );
    })
    .map(({ tagName, className }) => `${tagName}.${className}`);
}

async function expectRoom(name: string, shown = page.getByText(name, { exact: false })) {
  for (const width of [320, 1280]) {
    await page.viewport(width, 740);
    await expect.element(shown.first()).toBeInTheDocument();
    const { scrollWidth } = document.documentElement;
    const state = `${location.pathname} at ${width} px`;
    expect.soft(scrollWidth, state).toBeLessThanOrEqual(width);
    expect.soft(cutOff(name), state).toEqual([]);
  }
  await page.viewport(320, 740);
}

for (const [script, name] of Object.entries(NAMES)) {
  const account = { user_name: name, mid: 'MF100123' };

  test(`${script}: a long name has room on the pages of everybody`, async () => {
    const named = <T extends { name: string }>(one: T) => ({ ...one, name, city: name });
    replies.give(readHome, {
      brides: HOME.brides.map(named),
      grooms: HOME.grooms.map(named),
      marriages: HOME.marriages.map((one) => ({ ...one, caption: name })),
    });
    for (const domain of DOMAINS) {
      await open(`/${domain}`);
      await expectRoom(name);
    }
  });

  test(`${script}: a long name has room on the pages of members`, async () => {
    const { card, profile } = groomOf('tamilmala');
    const basic = { name, surname: name, city: name };
    const work = { position: name, education_desc: name, work_location: name };
    const family = {
      ...profile.family,
      father_name: name,
      mother_name: name,
      father_occupation: name,
    };
    const long = { ...profile, ...basic, work: { ...profile.work, ...work }, family };
    replies.give(search, {
      rows: [{ ...card, ...basic, work: { ...card.work, ...work } }],
      count: 1,
      photo_nudge: false,
    });
    await open('/profile/search', account);
    await expectRoom(name);
    replies.answer(addToShortlist, () => refusal('NOT_FOUND'));
    await button(`Shortlist ${name}`).click();
    await expect.element(page.getByRole('alert').first()).toBeVisible();
    await expectRoom(name);

    const address = `/profile/view/${profile.profile_id}`;
    replies.give(viewProfile, long);
    await open(address, account);
    await expectRoom(name);
    const email = 'x'.repeat(63);
    const contact = { ...CONTACT, email: `${email}@${'y'.repeat(60)}.in`, address: name };
    replies.give(viewProfile, { ...long, ...contact, downloaded: true });
    await open(address, account);
    await expectRoom(name);
    await expectRoom(email);

    replies.give(readMatch, { ...PORUTHAM, groom: { ...PORUTHAM.groom, name } });
    await open(`${address}/match`, account);
    await expectRoom(name, page.getByRole('main').getByText(name));

    replies.give(readSubscription, SUBSCRIPTION);
    const viewed_at = '2026-11-20T08:00:00.000Z';
    const download = { downloaded_mid: 'MM100124', viewed_at, downloaded_user_id: MEMBER.user_id };
    replies.give(listDownloads, { count: 1, rows: [{ ...download, downloaded_name: name }] });
    await open('/subscription', { ...account, subscription_id: 's' });
    await expectRoom(name);

    const captioned = photosOf('a', 'b').map((one) => ({ ...one, caption: name }));
    replies.give(listPhotos, captioned);
    await open('/profile/edit/photo', account);
    await expectRoom(name);
  });

  test(`${script}: a long name has room on the pages of the office`, async () => {
    const admin = { ...OWNER, user_name: name };
    replies.give(listProfiles, {
      count: 1,
      rows: [{ ...LISTED, name, surname: name, city: name }],
    });
    replies.give(listPackages, PACKAGES);
    await open('/admin/profile/search', admin);
    await expectRoom(name);
    await page.getByRole('button', { name: /^Activate package for/ }).click();
    await expectRoom(name, page.getByRole('dialog'));
    replies.give(listWaiting, { count: 1, rows: [{ ...WAITING_PHOTO, name, caption: name }] });
    replies.give(listWaitingTexts, {
      count: 1,
      rows: [{ ...WAITING_TEXT, name, text: name, found: name }],
    });
    replies.give(listHeavyReaders, { count: 1, rows: [{ ...HEAVY_READER, user_name: name }] });
    await open('/admin/review', admin);
    await expectRoom(name);
    await page.getByRole('button', { name: /^Refuse the photo of/ }).click();
    await expectRoom(name, page.getByRole('dialog'));
    replies.give(listMarriages, [{ ...MARRIAGE, caption: name }]);
    await open('/admin/marriages', admin);
    await expectRoom(name);
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expectRoom(name, page.getByRole('dialog'));
    replies.give(listFailedMails, {
      count: 1,
      rows: [{ ...FAILED_MAIL, user_name: name, fault: name }],
    });
    await open('/admin/mail', admin);
    await expectRoom(name);
  });
}
