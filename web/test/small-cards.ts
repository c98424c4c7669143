import { communities } from '@mala/contract/communities/communities.ts';
import { listOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { ProfileCard } from '@mala/contract/profiles/view.ts';
import { search } from '@mala/contract/search.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, replies } from './app.tsx';
import { brokenWords } from './broken-words.ts';
import { groomOf } from './samples.ts';

const cards = page.getByRole('article');

/** So many people that each choice of a small card is somebody's. */
export function peopleOf(domain: Domain): ProfileCard[] {
  const community = communities[domain];
  const { card } = groomOf(domain);
  const slugs = (name: Parameters<typeof listOf>[1]) =>
    listOf(community, name).map(({ value }) => value);
  const [castes, educations, professions] = [
    slugs('community'),
    slugs('education'),
    slugs('profession'),
  ];
  const [incomes, stars] = [slugs('annual_income'), slugs('birth_star')];
  const all = [castes, educations, professions, incomes, stars];
  const pick = (list: string[], at: number) => list[at % list.length] ?? '';
  return Array.from({ length: Math.max(...all.map(({ length }) => length)) }, (_, at) => ({
    ...{ ...card, profile_id: `${card.profile_id}-${at}`, mid: `MM${at}`, photos: [] },
    community: pick(castes, at),
    work: {
      ...{ position: null, work_location: null },
      education: pick(educations, at),
      profession: pick(professions, at),
      annual_income: pick(incomes, at),
    },
    horoscope: { raasi: 'mesha', birth_star: pick(stars, at) },
  }));
}

/** Tests of small cards with all choices, in the language of the build, whose name their names end with. */
export function testSmallCards(domain: Domain, language = '', tag = 'en'): void {
  test(`no word of a small card is broken at 360 px, and two are as high${language && `, in ${language}`}`, async () => {
    await page.viewport(360, 740);
    const rows = peopleOf(domain);
    replies.give(search, { rows, count: rows.length, photo_nudge: false });
    await open('/profile/search?from_age=18&to_age=40', { domain });
    await expect.poll(() => cards.length).toBe(rows.length);
    // as the server writes it: what is not in English has fonts of our own
    document.documentElement.lang = tag;
    await document.fonts.load('1rem "Mala Tamil"', 'ம');
    await document.fonts.load('1rem "Mala Devanagari"', 'म');
    const all = cards.elements();
    expect(new Set(all.flatMap((card) => brokenWords(card)))).toEqual(new Set());
    const heights = all.map((card) => card.getBoundingClientRect().height);
    for (let at = 0; at + 1 < heights.length; at += 2) expect(heights[at]).toBe(heights[at + 1]);
    await page.viewport(320, 640);
    expect(document.documentElement.scrollWidth).toBe(320);
  });
}
