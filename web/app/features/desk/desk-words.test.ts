import { QUEUE_NAMES } from '@mala/contract/desk.ts';
import { expect, test } from 'vitest';
import { deskText as en } from '../../i18n/en/desk.ts';
import { deskText as mr } from '../../i18n/mr/desk.ts';
import { deskText as ta } from '../../i18n/ta/desk.ts';

test.each(Object.entries({ en, ta, mr }))(
  'in %s a queue has a name, and its news is a sentence',
  (_, text) => {
    for (const queue of QUEUE_NAMES) {
      expect(text.queues[queue]).not.toMatch(/\.$/);
      expect(text.news(queue)).toMatch(/\.$/);
    }
  },
);
