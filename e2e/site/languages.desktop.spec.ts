import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { languagesOf } from '@mala/contract/communities/languages.ts';
import { expectNoSideScrolling } from '../support/fits.ts';
import { expect, test } from '../support/fixtures.ts';
import { PHONE } from '../support/look.ts';
import { textsOf } from '../support/texts.ts';
import { latinOn } from '../support/walk/latin.ts';
import { PARTS } from '../support/walk/parts.ts';
import { wrongScripts } from '../support/walk/scripts.ts';
import { wrongSwitches } from '../support/walk/switch.ts';
import { Walk } from '../support/walk/walk.ts';

test.use({ viewport: PHONE });

for (const domain of DOMAINS)
  for (const language of languagesOf(domain).filter((tag) => tag !== 'en'))
    for (const [part, walkPart] of Object.entries(PARTS))
      test(`${language}, ${part}: no English is left, each script has its language, and axe-core finds nothing`, async ({
        page,
        people,
        server,
        expectAccessible,
      }) => {
        test.slow();
        const walk = new Walk(page, {
          text: await textsOf(language),
          prefix: `/${language}`,
          url: server.url,
          look: async (state) => {
            expect.soft(await latinOn(page), `Latin letters: ${state}`).toEqual([]);
            expect.soft(await wrongScripts(page), `lang: ${state}`).toEqual([]);
            expect.soft(await wrongSwitches(page, `/${language}`), `switch: ${state}`).toEqual([]);
            await expectNoSideScrolling(page);
            // web/test/accessible looks at the colours, which are the same in each language
            await expectAccessible(page, 'structure');
          },
        });
        await walkPart(walk, domain, people);
      });
