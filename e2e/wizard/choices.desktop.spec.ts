import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { AFTER_BASIC } from '../support/people.ts';

const OF_TELUGU = [
  'No caste bar',
  'Naidu',
  'Chettiyar',
  'Vannar',
  'Yadava',
  'Reddy',
  'Emalavar / Oddar',
  'Others',
];

test('the language narrows the castes', async ({ page, people, visitAs }) => {
  await visitAs(await people.signUp('tamilmala'), '/profile/register/basic');
  const form = new FormPage(page);
  await form.choose('Language', 'Saurashtra');
  await form.expectChoices('Caste', ['No caste bar', 'Hindu Saurashtra', 'Others']);
  await form.choose('Language', 'Telugu');
  const castes = form.select('Caste').locator('option');
  await expect(castes.filter({ hasText: 'Reddy' })).toHaveCount(1);
  await expect(castes.filter({ hasText: 'Mudaliyar' })).toHaveCount(0);
  await expect(castes).toHaveCount(OF_TELUGU.length + 1);
});

test('the caste gives its subcastes, and "No caste bar" asks for none', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.signUp('tamilmala'), '/profile/register/basic');
  const form = new FormPage(page);
  await form.choose('Language', 'Tamil');
  await expect(form.select('Subcaste')).toHaveCount(0);
  await form.choose('Caste', 'Adhi dravidar');
  await form.expectChoices('Subcaste', [
    'Adi Dravida',
    'Sambavar',
    'Valluvar',
    'Others',
    'Dont want to specify',
  ]);
  await form.choose('Caste', 'No caste bar');
  await expect(form.select('Subcaste')).toHaveCount(0);
});

test('a caste that has subcastes wants one', async ({ page, people, visitAs }) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/basic');
  const form = new FormPage(page);
  await form.choose('Caste', 'Vanniyar');
  await form.submit('Update Basic');
  await expect(form.select('Subcaste')).toHaveAccessibleDescription('Required');
  await form.choose('Subcaste', 'Padayachi');
  await form.submit('Update Basic');
  await expect(page).toHaveURL('/profile/edit/personal');
});

test('"No caste bar" is saved without a subcaste', async ({ page, people, visitAs }) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/basic');
  const form = new FormPage(page);
  await form.choose('Caste', 'No caste bar');
  await form.submit('Update Basic');
  await expect(page).toHaveURL('/profile/edit/personal');
});

test('another language empties a caste that is not of it', async ({ page, people, visitAs }) => {
  await visitAs(await people.register({ domain: 'tamilmala' }), '/profile/edit/basic');
  const form = new FormPage(page);
  await expect(form.select('Caste')).toHaveValue('mudaliyar');
  await form.choose('Language', 'Telugu');
  await expect(form.select('Caste')).toHaveValue('');
  await expect(form.select('Subcaste')).toHaveCount(0);
});

test('the Marathi site asks for the surname, and for no language, subcaste or gothram', async ({
  page,
  people,
  visitAs,
}) => {
  await visitAs(await people.signUp('marathimala'), '/profile/register/basic');
  const form = new FormPage(page);
  await expect(form.text('Surname/Annav')).toBeVisible();
  await form.expectChoices('Community', ['Bhavasar Kshatriya', 'Kshatriya', 'Others']);
  await expect(form.select('Language')).toHaveCount(0);
  await expect(form.select('Subcaste')).toHaveCount(0);
  await expect(form.text('Gothram')).toHaveCount(0);
});

const STARS = [
  { domain: 'tamilmala', star: 'Karthigai', raasis: ['Mesham', 'Rishabam'] },
  { domain: 'marathimala', star: 'Krittika', raasis: ['Mesha', 'Vrishabha'] },
] as const;

for (const { domain, star, raasis } of STARS) {
  test(`a star of ${domain} offers its raasis, and its raasi its padhams`, async ({
    page,
    people,
    visitAs,
  }) => {
    const member = await people.register({ domain, without: AFTER_BASIC });
    await visitAs(member, '/profile/register/horoscope');
    const form = new FormPage(page);
    await expect(form.select('Raasi').locator('option')).toHaveCount(13);
    await form.search('Birth Star', star);
    await form.expectChoices('Raasi', raasis);
    await form.choose('Raasi', raasis[1]);
    await form.expectChoices('Padham', ['2', '3', '4']);
    await form.submit('Choose raasi and star again');
    await expect(form.select('Raasi').locator('option')).toHaveCount(13);
    await expect(form.select('Birth Star')).toHaveValue('');
  });
}

test('names of stars are found in either script', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala', without: AFTER_BASIC });
  await visitAs(member, '/profile/register/horoscope');
  const form = new FormPage(page);
  await form.select('Birth Star').fill('திருவாதிரை');
  await page.getByRole('option', { name: 'Thiruvathirai' }).click();
  await form.expectChoices('Raasi', ['Mithunam']);
});

test('there are no more married sisters than sisters', async ({ page, people, visitAs }) => {
  const member = await people.register({ domain: 'tamilmala', without: AFTER_BASIC });
  await visitAs(member, '/profile/register/family');
  const form = new FormPage(page);
  await form.choose('Sisters', '3');
  await form.expectChoices('Sisters Married', ['No', '1', '2', '3']);
  await form.choose('Sisters Married', '3');
  await form.choose('Sisters', '1');
  await expect(form.select('Sisters Married')).toHaveValue('');
});
