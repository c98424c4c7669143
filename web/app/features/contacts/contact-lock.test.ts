import type { Subscription } from '@mala/contract/subscriptions.ts';
import { expect, test } from 'vitest';
import { profileText } from '../../i18n/en/profile.ts';
import { quotaOf } from './contact-lock.tsx';

function bought(total_download: number, current_download: number): Subscription {
  return {
    package: 'silver',
    total_download,
    current_download,
    start_date: '2026-11-20',
    end_date: '2027-02-18',
    duration: 90,
    remaining: 90,
  };
}

test('shows what is left before a download', () => {
  expect(quotaOf(null)).toEqual({ kind: 'none' });
  expect(quotaOf(bought(30, 18))).toEqual({ kind: 'left', left: 12 });
  expect(quotaOf(bought(30, 29))).toEqual({ kind: 'left', left: 1 });
  expect(quotaOf(bought(30, 30))).toEqual({ kind: 'used-up', total: 30 });
});

test('in plain words', () => {
  const { uses, usedUp } = profileText.contact;
  expect(uses(12)).toBe('Uses 1 of your 12 remaining profiles');
  expect(uses(1)).toBe('Uses 1 of your 1 remaining profile');
  expect(usedUp(30)).toBe('You have used all 30 profiles of your package.');
});
