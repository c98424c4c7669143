import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { expect, test } from '../support/fixtures.ts';
import { textsOf } from '../support/texts.ts';

const LANGUAGE = { tamilmala: 'ta', marathimala: 'mr' } as const;
const BRIDE = { birth_star: 'bharani', padham: 1, raasi: 'mesha' };

/** How many sheets a file of Chromium has, which writes its pages openly. */
function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

for (const domain of DOMAINS)
  test(`${domain}: a match is read on the profile, part by part, and printed on one sheet`, async ({
    page,
    people,
    visitAs,
  }) => {
    const language = LANGUAGE[domain];
    const { match } = await textsOf(language);
    const groom = await people.register({ domain, gender: 'male', name: 'Arjun', approved: true });
    const bride = await people.register({
      domain,
      name: 'Meena',
      horoscope: BRIDE,
      approved: true,
    });
    await visitAs(bride, `/${language}/profile/view/${groom.user_id}`);
    const card = page.getByRole('region', { name: match.title, exact: true });
    const score = {
      tamilmala: match.figure.porutham('8', '10'),
      marathimala: match.figure.ashtakoot('34', '36'),
    }[domain];
    await expect(card.getByText(match.informs)).toBeVisible();
    await expect(card.getByText(score)).toBeVisible();
    await card.getByRole('button', { name: match.see }).click();
    await expect(card.getByRole('listitem')).toHaveCount(domain === 'tamilmala' ? 11 : 8);
    await card.getByRole('link', { name: match.print }).click();
    await expect(page).toHaveURL(`/${language}/profile/view/${groom.user_id}/match`);
    await expect(page.getByRole('heading', { level: 1, name: match.title })).toBeVisible();
    for (const { user_name } of [bride, groom])
      await expect(page.getByText(user_name, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: match.sheet.print })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    await page.getByRole('link', { name: match.sheet.back }).click();
    await expect(page.getByRole('heading', { level: 1, name: groom.user_name })).toBeVisible();
  });
