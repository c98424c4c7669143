import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { test } from '../support/fixtures.ts';
import { type JourneyFixtures, mainJourney } from '../support/main-journey.ts';

for (const domain of DOMAINS)
  test(`${domain}: from signing up to a contact downloaded`, async ({
    page,
    browser,
    baseURL,
    people,
    expectAccessible,
    isMobile,
  }) => {
    // the longest journey, with the keyboard at one of the two widths
    test.slow();
    const way: JourneyFixtures = { page, browser, baseURL, people, expectAccessible, isMobile };
    await mainJourney(way, domain, 'en');
  });
