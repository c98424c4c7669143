import { cleanText } from '@mala/contract/clean-text.ts';
import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf } from '@mala/contract/communities/community.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { mobileDigits, plainDigits } from '@mala/contract/digits.ts';
import type { Endpoint } from '@mala/contract/endpoint.ts';
import { readSection, saveSection } from '@mala/contract/profiles/endpoints.ts';
import type { ProfileField } from '@mala/contract/profiles/field.ts';
import { SECTIONS } from '@mala/contract/profiles/field.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { sampleSections } from '../../../test/factories/sections.ts';
import { makeMember } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

// each field is tried with many values
const app = useTestApp({ RATE_LIMITS: 'off' });

/** What a form never sends, and what people type that machines trip over. */
const CORPUS: readonly unknown[] = [
  null,
  '',
  '   ',
  ' \u3000\u00a0',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '%00%0a',
  'மீனாட்சி சுந்தரம்',
  'मीनाक्षी क्षीरसागर',
  'Zo\u0065\u0301 A\u030a',
  `e${'\u0301'.repeat(40)}`,
  '👩‍👩‍👧 💍',
  'مرحبا \u200fשלום',
  '\u202eabc\u202c',
  '\u2066\u200e\u2069',
  'a\u0000b',
  '\u0000',
  '\ud800',
  'x\udc00y',
  'two\nlines',
  'two\r\nlines',
  'bell\u0007',
  '\ufeffmark',
  'x'.repeat(60_000),
  'தி'.repeat(2000),
  0,
  -1,
  2.5,
  1e308,
  1e15,
  true,
  false,
  [],
  ['a'],
  [null, null],
  ['9840012345', ['9840012346']],
  ['9840012345', '98400 12346', '9840012347'],
  {},
  { $gt: '' },
  { toString: 'x', length: 3 },
  '1998-02-30',
  '9999-12-31',
  '0000-00-00',
  '+91 98400 12345',
  '٩٨٤٠٠١٢٣٤٥',
  'true',
  'NaN',
];

/** What reading answers after `value` was accepted for a field. */
function kept(field: ProfileField, value: unknown): unknown {
  if (value === null || value === '') return null;
  if (field.kind === 'mobiles')
    return (value as (string | null)[]).map((each) => (each ? mobileDigits(each) : null) || null);
  if (field.kind === 'pincode' && typeof value === 'string') return plainDigits(value);
  return typeof value === 'string' ? cleanText(value) || null : value;
}

const steps = DOMAINS.flatMap((domain) => SECTIONS.map((section) => ({ domain, section })));

/** Fields of a site that are declared as those of the first one are shown there. */
function fieldsToTry(domain: (typeof DOMAINS)[number], section: (typeof SECTIONS)[number]) {
  const own = fieldsOf(communities[domain], section);
  if (domain === DOMAINS[0]) return own;
  const shown = fieldsOf(communities[DOMAINS[0]], section).map((field) => JSON.stringify(field));
  return own.filter((field) => !shown.includes(JSON.stringify(field)));
}

describe.each(steps)('$section on $domain', ({ domain, section }) => {
  const fields = fieldsOf(communities[domain], section);
  const save = saveSection[section] as unknown as Endpoint;
  // another email or mobile needs it
  const password = section === 'basic' ? { password: PASSWORD } : {};
  const read = readSection[section] as unknown as Endpoint;
  let sending: { token: string; params: { userId: string } };

  beforeAll(async () => {
    const { token, user_id } = await makeMember(app().ctx, { domain, status: 0 });
    sending = { token, params: { userId: user_id } };
  });

  it.each(fieldsToTry(domain, section).map((field) => ({ name: field.name, field })))(
    'accepts or rejects any value for $name, and reads back what it accepted',
    async ({ name, field }) => {
      const sample = sampleSections(domain)[section];
      for (const value of CORPUS) {
        const body = { ...sample, ...password, [name]: value };
        const { status, error } = await app().call(save, { ...sending, body });
        const told = JSON.stringify(value).slice(0, 60);
        expect([told, [200, 400].includes(status)]).toEqual([told, true]);
        if (status === 400) {
          expect([told, Object.keys(error.Fields ?? {}).length > 0]).toEqual([told, true]);
          continue;
        }
        const { body: now } = await app().call(read, sending);
        expect([told, (now as Record<string, unknown>)[name]]).toEqual([told, kept(field, value)]);
      }
    },
  );

  it('treats a missing field as empty', async () => {
    for (const { name } of fields) {
      const { [name]: _, ...rest } = sampleSections(domain)[section] as Record<string, unknown>;
      const body = { ...rest, ...password };
      const without = await app().call(save, { ...sending, body });
      const empty = await app().call(save, { ...sending, body: { ...body, [name]: null } });
      expect([name, without.status, without.body]).toEqual([name, empty.status, empty.body]);
    }
  });
});
