import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { listPackages } from '@mala/contract/subscriptions.ts';
import { expect, test } from '../support/fixtures.ts';

for (const domain of DOMAINS)
  test(`${domain}: the terms name the packages that there are, as they are`, async ({
    page,
    people,
  }) => {
    const { token } = await people.signUp(domain);
    const { packages } = await people.call(listPackages, { token });
    expect(packages).not.toEqual([]);
    await page.goto(`/${domain}/view/terms`);
    const named = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Rs. ' });
    await expect(named).toHaveText(
      packages.map(
        ({ code, price, profiles, days }) =>
          new RegExp(`^${code}: Rs. ${price} for ${profiles} profiles within ${days} days`, 'i'),
      ),
    );
  });
