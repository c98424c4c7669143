import { STEPS } from '@mala/contract/profiles/field.ts';
import { expect, test } from 'vitest';
import type { Me } from '../../lib/session/session.ts';
import { startPageOf } from './start-page.ts';

const member = (standing: Me['standing'], open: readonly string[] = []) =>
  ({
    role: 'MEMBER',
    standing,
    steps: Object.fromEntries(STEPS.map((step) => [step, !open.includes(step)])),
  }) as Me;

test.each([
  [member('incomplete', STEPS), '/profile/register/basic'],
  [member('incomplete', ['horoscope', 'work']), '/profile/register/work'],
  [member('pending'), '/profile/search'],
  [member('approved'), '/profile/search'],
  [member('refused'), '/forbidden'],
  [member('refused', ['work']), '/forbidden'],
  [member('married'), '/forbidden'],
  [{ ...member('incomplete', STEPS), roles: [{ role: 'OWNER', domain: null }] } as Me, '/admin'],
])('%o starts at %s', (me, path) => {
  expect(startPageOf(me)).toBe(path);
});
