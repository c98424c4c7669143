import * as corrections from '@mala/contract/members/corrections.ts';
import { readSection } from '@mala/contract/profiles/endpoints.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { asOwner, type Person } from './factories.ts';
import { useTestApp } from './test-app.ts';

export const reason = 'A slip of the pen, as the family said on the telephone';

/** A server, and the calls about corrections and objections. */
export function useCorrections() {
  const app = useTestApp();
  const read = async ({ token }: Person, id: string, section: Section = 'work') =>
    app().call(corrections.readCorrectable, { token, params: { id, section } });

  /** Sends a section as it was read, with some fields changed. */
  async function correct(
    owner: Person,
    { user_id: id }: Person,
    fields: object,
    { section = 'work', ...more }: { section?: Section; version?: string; reason?: string } = {},
  ) {
    const { body } = await read(owner, id, section);
    return app().call(corrections.correctSection, {
      token: owner.token,
      params: { id, section },
      body: { version: body.version, reason, ...more, fields: { ...body.fields, ...fields } },
    });
  }

  const own = async ({ token }: Person) =>
    (await app().call(corrections.listOwnCorrections, { token })).body.rows;
  const object = ({ token }: Person, id: string, text = 'It was right before') =>
    app().call(corrections.objectTo, { token, params: { id }, body: { text } });
  const answer = (
    { token }: Person,
    id: string,
    body: object = { answer: 'kept', reason: 'The papers say so' },
  ) =>
    app().call(corrections.answerObjection, {
      token,
      params: { id },
      body: body as { answer: 'kept'; reason: string },
    });
  const waiting = async ({ token }: Person) =>
    (await app().call(corrections.listObjections, { token, params: { page: 1 } })).body.rows;
  const work = async (member: Person) => (await app().call(readSection.work, asOwner(member))).body;
  const mailsTo = async ({ user_id }: Person, kind: 'office-acted' | 'contact-changed') =>
    (
      await app()
        .ctx.db.selectFrom('mails')
        .where('user_id', '=', user_id)
        .where('kind', '=', kind)
        .orderBy('id')
        .select('facts')
        .execute()
    ).map(({ facts }) => facts);

  return { app, read, correct, own, object, answer, waiting, work, mailsTo };
}
