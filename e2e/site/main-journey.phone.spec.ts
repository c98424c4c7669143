import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { languagesOf } from '@mala/contract/communities/languages.ts';
import { test } from '../support/fixtures.ts';
import { mainJourney } from '../support/main-journey.ts';

for (const domain of DOMAINS)
  for (const language of languagesOf(domain).filter((tag) => tag !== 'en'))
    test(`${domain}, ${language}: from signing up to a contact downloaded`, async ({
      page,
      browser,
      baseURL,
      people,
      expectAccessible,
      isMobile,
    }) => {
      test.slow();
      const way = { page, browser, baseURL, people, expectAccessible, isMobile };
      await mainJourney(way, domain, language);
    });
