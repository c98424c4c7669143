import type { Domain } from '@mala/contract/communities/domain.ts';
import { listEntries } from '@mala/contract/entries/office.ts';
import * as imports from '@mala/contract/imports/office.ts';
import { expect } from 'vitest';
import { makeStaff, type Person } from './factories.ts';
import { sampleCells } from './fixtures/tables/tables.ts';
import { formOf } from './fixtures/uploads.ts';
import type { TestApp } from './test-app.ts';

/** What somebody of the office does with tables, by HTTP. */
export function importCalls(app: () => TestApp) {
  const helperOf = (domain: Domain = 'tamilmala') => makeStaff(app().ctx, 'HELPER', domain, domain);

  function send(person: Person, file: Uint8Array, more: Record<string, string> = {}) {
    const form = formOf('table', file);
    for (const [name, value] of Object.entries({ domain: 'tamilmala', ...more }))
      form.set(name, value);
    return app().call(imports.sendTable, { token: person.token, form });
  }

  /** A sent table, which is read. */
  async function sent(person: Person, file: Uint8Array, more: Record<string, string> = {}) {
    const { status, body, error } = await send(person, file, more);
    expect([status, error.Code]).toEqual([200, undefined]);
    return body;
  }

  const faultsOf = async (person: Person, id: string, page = 1) =>
    (await app().call(imports.listFaults, { token: person.token, params: { id, page } })).body;
  const keep = (person: Person, id: string, body = {}) =>
    app().call(imports.keepImport, { token: person.token, params: { id }, body });
  const undo = (person: Person, id: string) =>
    app().call(imports.undoImport, { token: person.token, params: { id } });
  const entriesOf = async (person: Person) =>
    (await app().call(listEntries, { token: person.token, params: { page: 1 } })).body;
  const historyOf = (person: Person) =>
    app()
      .ctx.db.selectFrom('history')
      .innerJoin('history_values', 'history_id', 'id')
      .where('actor_id', '=', person.user_id)
      .where('action', '=', 'import')
      .orderBy('id')
      .select(['domain', 'contents'])
      .execute();
  return { helperOf, send, sent, faultsOf, keep, undo, entriesOf, historyOf };
}

/** Whole profiles in English, each of somebody else. */
export const wholeRows = (count: number, domain: Domain = 'tamilmala', from = 0) =>
  Array.from({ length: count }, (_, row) => sampleCells(domain, 'en', from + row));
