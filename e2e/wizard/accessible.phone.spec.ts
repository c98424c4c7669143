import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { STEPS } from '@mala/contract/profiles/field.ts';
import { expectNoSideScrolling } from '../support/fits.ts';
import { expect, test } from '../support/fixtures.ts';
import { FormPage } from '../support/form.ts';
import { AFTER_BASIC } from '../support/people.ts';
import { drawPhoto } from '../support/pictures.ts';

const BUTTONS = {
  basic: 'Update Basic',
  personal: 'Update Personal',
  work: 'Update Work',
  family: 'Update Family',
  horoscope: 'Update Horoscope',
} as const;
const LATER = ['personal', 'work', 'family', 'horoscope'] as const;

for (const domain of DOMAINS) {
  test(`every step of ${domain} is accessible and fits, filled in`, async ({
    page,
    people,
    visitAs,
    expectAccessible,
  }) => {
    const name = domain === 'tamilmala' ? 'மீனாட்சி'.repeat(10) : 'श्रीकृष्ण'.repeat(8);
    const photo = await drawPhoto();
    const member = await people.register({ domain, photo, basic: { name } });
    for (const step of STEPS) {
      await visitAs(member, `/profile/edit/${step}`);
      await expect(page.getByRole('button', { name: /^(Update|Next)/ })).toBeVisible();
      if (step === 'photo') await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSideScrolling(page);
    }
    await visitAs(member, '/password/change');
    await expect(page.getByLabel('Present password')).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScrolling(page);
  });

  test(`every step of ${domain} is accessible and fits, with all its faults`, async ({
    page,
    people,
    visitAs,
    expectAccessible,
  }) => {
    const expectFaulty = async (step: keyof typeof BUTTONS) => {
      const form = new FormPage(page);
      await form.submit(BUTTONS[step]);
      await expect(form.summary).toBeFocused();
      await expectAccessible(page);
      await expectNoSideScrolling(page);
    };
    await visitAs(await people.signUp(domain), '/profile/register/basic');
    await expectFaulty('basic');
    const member = await people.register({ domain, without: AFTER_BASIC });
    for (const step of LATER) {
      await visitAs(member, `/profile/register/${step}`);
      await expectFaulty(step);
    }
    await visitAs(member, '/profile/register/photo');
    await page.getByLabel('Choose photos').setInputFiles({
      name: 'biodata.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Meena'),
    });
    await expect(page.getByRole('alert').filter({ hasText: 'Please choose' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScrolling(page);
  });
}
