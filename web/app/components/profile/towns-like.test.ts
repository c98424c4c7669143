import { afterEach, expect, it, vi } from 'vitest';

async function inLanguage(lang: 'en' | 'ta' | 'mr') {
  vi.resetModules();
  vi.doMock('../../i18n/en/language.ts', () => import(`../../i18n/${lang}/language.ts`));
  return (await import('./towns-like.ts')).townsLike;
}

afterEach(() => vi.doUnmock('../../i18n/en/language.ts'));

it.each([
  ['en', 'Madurai'],
  ['ta', 'மதுரை / Madurai'],
  ['mr', 'मदुराई / Madurai'],
] as const)('in %s a town is suggested as %s, whatever it was typed in', async (lang, label) => {
  const townsLike = await inLanguage(lang);
  for (const typed of ['Madur', 'மதுரை', 'मदुराई', 'madhurai'])
    expect(townsLike(typed)[0], typed).toEqual({ value: 'Madurai', label });
});

it('few are suggested, none for a letter and none once the town is typed', async () => {
  const townsLike = await inLanguage('en');
  expect(townsLike('pur')).toHaveLength(5);
  for (const typed of ['', 'M', ' m ', 'Madurai', ' Madurai ', 'Alanganallur'])
    expect(townsLike(typed), typed).toEqual([]);
});
