import { IMPORT_FAULTS } from '@mala/contract/imports/faults.ts';
import type { FaultyRow, ImportListed, ImportSummary } from '@mala/contract/imports/office.ts';
import { expect } from '@playwright/test';
import type { Person } from '../people.ts';
import type { Walk } from './walk.ts';

const ID = '01890000-0000-7000-8000-000000000041';
const AT = '2026-11-23T08:00:00.000Z';

/** A table of profiles in each state, with every fault that a cell can have. */
export async function walkImports(walk: Walk, { user_name, domain }: Person): Promise<void> {
  const { page, text } = walk;
  const { imports } = text;
  const dialog = page.getByRole('dialog');
  const shared = { id: ID, domain, name: 'families.xlsx', created_at: AT, until: AT };
  const heading = user_name;
  const open: ImportSummary = {
    ...{ ...shared, state: 'open', done: 0, examples: 1, stays: [], doubled: [], missing: [] },
    columns: [{ letter: 'A', heading, field: 'name' }],
    ignored: [
      { letter: 'C', heading },
      { letter: 'D', heading: '' },
    ],
    counts: { rows: 20, clean: 18, faulty: 2, left_out: 0, incomplete: 3 },
  };
  const faults = IMPORT_FAULTS.map((fault) => ({
    ...{ letter: 'A', heading, field: 'name', read: user_name },
    message: fault === 'sameRow' ? (`${fault}:4` as const) : fault,
  }));
  const rows: FaultyRow[] = [
    { row: 12, name: user_name, left_out: false, faults },
    // of a field without a column, in a row that is left out
    {
      ...{ row: 13, name: null, left_out: true },
      faults: [{ letter: '', heading: '', field: 'mobiles', read: '', message: 'mustKnow' }],
    },
  ];
  const listed = (['open', 'kept', 'undone'] as const).map(
    (state, place): ImportListed => ({
      ...{ ...shared, state, id: ID.slice(0, -1) + place },
      ...{ rows: 20, sent_by: user_name },
    }),
  );
  await walk.open('/admin/import');
  await page.route('**/api/admin/import/list/*', (route) =>
    route.fulfill({ json: { count: listed.length, rows: listed } }),
  );
  await walk.open('/admin/import', { looks: false });
  await expect(page.getByRole('table')).toBeVisible();
  await walk.look('tables of profiles');

  const show = async (summary: ImportSummary, says: string, state: string) => {
    await page.route(`**/api/admin/import/${ID}*`, (route) => route.fulfill({ json: summary }));
    await walk.open(`/admin/import/${ID}`, { looks: false });
    await expect(page.getByText(says, { exact: true }).first()).toBeVisible();
    await walk.look(state);
  };
  await page.route('**/faults/*', (route) => route.fulfill({ json: { count: rows.length, rows } }));
  await show(open, imports.faultList.lead, 'a table with every fault');
  await walk.press(imports.faultList.correctOf(heading, '12'));
  await expect(dialog).toBeVisible();
  await walk.look('a cell to correct');
  await walk.leave();
  await show(
    { ...open, counts: null, doubled: ['name'], missing: ['mobiles'] },
    imports.one.columnFaults,
    'a table with wrong headings',
  );
  await show(
    { ...open, state: 'kept', counts: null, done: 18 },
    imports.kept.title('18', false),
    'a kept table',
  );
  await walk.press(imports.kept.undo);
  await expect(dialog).toBeVisible();
  await walk.look('the question before a table is taken back');
  await walk.leave();
  const stays = [
    { id: '1', name: user_name },
    { id: '2', name: null },
  ];
  await show(
    { ...open, state: 'undone', counts: null, until: null, stays },
    imports.kept.undone,
    'a table that was taken back',
  );
  await page.unrouteAll();
}
