import { languagePrefix } from '@mala/contract/communities/languages.ts';
import { chartLabelsIn } from '@mala/contract/profiles/labels/label-in.ts';
import { expect, test } from '../support/fixtures.ts';
import { textsOf } from '../support/texts.ts';

const UNKNOWN = ['raasi', 'birth_star', 'padham'];

for (const [domain, language, birth_place] of [
  ['tamilmala', 'ta', 'மதுரை'],
  ['marathimala', 'mr', 'पुणे'],
] as const)
  test(`${domain}: a family that knows the birth only finds its star, keeps it and has its charts`, async ({
    page,
    people,
    visitAs,
    expectAccessible,
  }) => {
    const { wizard, starFinder, chart } = await textsOf(language);
    const { moon } = chartLabelsIn(language).marks;
    const home = languagePrefix(language);
    const horoscope = { birth_place, raasi: '', birth_star: '', padham: null, unknown: UNKNOWN };
    const member = await people.register({ domain, horoscope });

    await visitAs(member, `${home}/profile/edit/horoscope`);
    await page.getByRole('button', { name: wizard.findStar }).click();
    const found = page.getByRole('main').getByRole('status').filter({ hasText: starFinder.method });
    const raasi = await found.getByRole('definition').first().textContent();
    await found.getByRole('button', { name: starFinder.use }).first().click();
    await expect(found.getByText(starFinder.used)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: wizard.update.horoscope, exact: true }).click();
    await expect(page).toHaveURL(`${home}/profile/edit/basic`);

    await page.goto(`${home}/profile/view/${member.user_id}`);
    const charts = page.getByRole('region', { name: chart.title });
    await expect(charts.getByRole('img')).toHaveCount(2);
    await expect(charts.getByRole('img', { name: chart.names.rasi })).toContainText(moon.short);
    await charts.getByText(chart.table, { exact: true }).click();
    // the moon stands in the raasi that was found
    const row = charts.getByRole('row', { name: moon.name });
    const [standing = ''] = await row.getByRole('cell').allTextContents();
    expect(raasi).toContain(standing);
    expect(standing).not.toBe('');
    await expectAccessible(page);
  });
