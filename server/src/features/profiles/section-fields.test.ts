import { communities } from '@mala/contract/communities/communities.ts';
import { fieldsOf, listOf } from '@mala/contract/communities/community.ts';
import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { SECTIONS } from '@mala/contract/profiles/field.ts';
import { describe, expect, it } from 'vitest';
import { useSectionFaults } from '../../../test/section-faults.ts';
import { useTestApp } from '../../../test/test-app.ts';

const faults = useSectionFaults(useTestApp());
const steps = DOMAINS.flatMap((domain) => SECTIONS.map((section) => ({ domain, section })));

describe.each(steps)('every field of $section on $domain', ({ domain, section }) => {
  const fields = fieldsOf(communities[domain], section);

  it('says Required if it is required', async () => {
    for (const { name, kind } of fields.filter(({ required }) => required))
      for (const nothing of [undefined, null, ...(kind === 'text' ? ['', ' \u00a0 '] : [])])
        expect(await faults(section, { [name]: nothing }, domain)).toEqual({ [name]: 'Required' });
  });

  it('limits the length of its texts, counted as stored', async () => {
    for (const { name, max = 80 } of fields.filter(({ kind }) => kind.endsWith('text'))) {
      expect(await faults(section, { [name]: ` ${'अ'.repeat(max)} ` }, domain)).toBeNull();
      expect(await faults(section, { [name]: 'अ'.repeat(max + 1) }, domain)).toEqual({
        [name]: `At most ${max} characters`,
      });
    }
  });

  it('accepts exactly the choices of its list, if independent of other fields', async () => {
    const dependent = ['community', 'surname', 'language', 'raasi', 'birth_star'];
    const lists = fields.flatMap(({ name, list }) =>
      list && !dependent.includes(name) ? [[name, listOf(communities[domain], list)] as const] : [],
    );
    const longest = Math.max(0, ...lists.map(([, choices]) => choices.length));
    // one save answers for a choice of each list: it names every field that is wrong
    for (let nth = 0; nth < longest; nth += 1) {
      const chosen = lists.map(([name, choices]) => [name, choices[nth % choices.length]?.value]);
      const born = section === 'basic' ? { date_of_birth: '1990-01-01' } : {};
      const change = { ...born, ...Object.fromEntries(chosen) };
      expect([change, await faults(section, change, domain)]).toEqual([change, null]);
    }
    for (const { name, list } of fields) {
      if (!list) continue;
      const found = await faults(section, { [name]: 'no-such-choice' }, domain);
      expect(found).toMatchObject({ [name]: 'Choose one from the list' });
    }
  });
});
