import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf, listOf } from '@mala/contract/communities/community.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { type ListName, SECTIONS } from '@mala/contract/profiles/field.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';

type Lang = 'en' | 'ta' | 'mr';

/** The functions as the build of a language has them. */
async function inLanguage(lang: Lang) {
  vi.resetModules();
  vi.doMock('../i18n/en/language.ts', () => import(`../i18n/${lang}/language.ts`));
  return await import('./labels.ts');
}

afterEach(() => vi.doUnmock('../i18n/en/language.ts'));

async function shown(lang: Lang, domain: Domain, name: string, value: string) {
  const { namesOfChoice } = await inLanguage(lang);
  const community = communities[domain];
  const field = SECTIONS.flatMap((section) => fieldsOf(community, section)).find(
    (one) => one.name === name,
  );
  if (!field) throw new Error(`no field ${name}`);
  return namesOfChoice(community, field, value);
}

describe('an option on a page', () => {
  it.each([
    ['en', 'tamilmala', 'gender', 'male', { main: { text: 'Male' } }],
    ['ta', 'tamilmala', 'gender', 'male', { main: { text: 'ஆண்' } }],
    ['mr', 'marathimala', 'gender', 'male', { main: { text: 'पुरुष' } }],
  ] as const)('in %s is in its language: %s %s %s', async (lang, domain, field, value, names) => {
    expect(await shown(lang, domain, field, value)).toEqual(names);
  });

  it('has the name that families compare beside it, in the other script with its lang', async () => {
    expect(await shown('en', 'tamilmala', 'raasi', 'mesha')).toEqual({
      main: { text: 'Mesham' },
      beside: { text: 'மேஷம்', lang: 'ta' },
    });
    expect(await shown('ta', 'tamilmala', 'raasi', 'mesha')).toEqual({
      main: { text: 'மேஷம்' },
      beside: { text: 'Mesham', lang: 'en' },
    });
    expect(await shown('mr', 'marathimala', 'birth_star', 'mula')).toEqual({
      main: { text: 'मूळ' },
      beside: { text: 'Mula', lang: 'en' },
    });
  });

  it('a caste as well, and a subcaste where the page is not in English', async () => {
    expect(await shown('en', 'tamilmala', 'community', 'nadar')).toEqual({
      main: { text: 'Nadar' },
      beside: { text: 'நாடார்', lang: 'ta' },
    });
    expect(await shown('ta', 'tamilmala', 'community', 'nadar')).toEqual({
      main: { text: 'நாடார்' },
      beside: { text: 'Nadar', lang: 'en' },
    });
    expect(await shown('ta', 'tamilmala', 'surname', 'nadar-gramani')).toMatchObject({
      beside: { text: 'Gramani' },
    });
    expect(await shown('en', 'tamilmala', 'surname', 'nadar-gramani')).toEqual({
      main: { text: 'Gramani' },
    });
  });

  it('has nothing beside it where it is no name', async () => {
    expect(await shown('ta', 'tamilmala', 'community', 'others')).toEqual({
      main: { text: 'மற்றவை' },
    });
    expect(await shown('en', 'tamilmala', 'community', 'others')).toEqual({
      main: { text: 'Others' },
    });
    expect(await shown('ta', 'tamilmala', 'surname', 'nadar-dont-want-to-specify')).toEqual({
      main: { text: 'குறிப்பிட விரும்பவில்லை' },
    });
  });

  it('is marked as English where it has no name in the language', async () => {
    const names = { main: { text: 'Nadar', lang: 'en' } };
    expect(await shown('mr', 'tamilmala', 'community', 'nadar')).toEqual(names);
  });

  it('that is in no list is shown as it is', async () => {
    expect(await shown('ta', 'tamilmala', 'education', 'of old')).toEqual({ typed: 'of old' });
  });
});

it('two names as one text', async () => {
  const { plainNames } = await inLanguage('ta');
  const names = { main: { text: 'மேஷம்' }, beside: { text: 'Mesham', lang: 'en' } } as const;
  expect(plainNames(names)).toBe('மேஷம் / Mesham');
  expect(plainNames({ main: { text: 'ஆண்' } })).toBe('ஆண்');
});

describe.each(Object.values(communities))('$domain', ({ domain, language, lists }) => {
  it.each(Object.keys(lists))('%s has every name in the language of the site', (list) => {
    for (const option of listOf(communities[domain], list as ListName))
      expect([option.value, option[language]]).toEqual([option.value, expect.stringMatching(/\S/)]);
  });
});
