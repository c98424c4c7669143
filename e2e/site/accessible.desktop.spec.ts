import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { test } from '../support/fixtures.ts';
import { Look, PHONE } from '../support/look.ts';

test.use({ viewport: PHONE });

// web/test/accessible checks the states of every page
for (const site of ['', ...DOMAINS])
  test(`${site || 'no community'}: the documents that the server sends are accessible`, async ({
    page,
    expectAccessible,
  }) => {
    const look = new Look(page, expectAccessible);
    for (const [path, sign] of [
      ['/', /./],
      ['/login', 'Login'],
      ['/signup', 'Register'],
      ['/view/terms', 'Terms'],
      ['/view/privacy', 'Privacy'],
      ['/offline', 'You are offline'],
      ['/nothing/here', 'No Match'],
    ] as const) {
      await page.goto(`${site && `/${site}`}${path}`.replace(/(?<=.)\/$/, ''));
      await look.at(page.getByRole('heading', { level: 1, name: sign }));
    }
  });
