import type { Endpoint } from '@mala/contract/endpoint.ts';
import { FIELD_FILTERS } from '@mala/contract/field-filters.ts';
import { readSection, saveSection, viewProfile } from '@mala/contract/profiles/endpoints.ts';
import type { ProfileField, Seen } from '@mala/contract/profiles/field.ts';
import { search } from '@mala/contract/search.ts';
import { MADE_UP, type MadeUpField } from '@mala/contract/test/made-up-fields.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleSections } from '../../../test/factories/sections.ts';
import { giveDownload, makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

// A new field is one object in its section's list. These are added there, and to nothing else.
vi.mock('@mala/contract/profiles/basic.ts', async (declared) => {
  const { basicFields } = await declared<{ basicFields: readonly ProfileField[] }>();
  const added = await import('@mala/contract/test/made-up-fields.ts');
  return { basicFields: [...basicFields, ...added.MADE_UP.basic] };
});
vi.mock('@mala/contract/profiles/personal.ts', async (declared) => {
  const { personalFields } = await declared<{ personalFields: readonly ProfileField[] }>();
  const added = await import('@mala/contract/test/made-up-fields.ts');
  return { personalFields: [...personalFields, ...added.MADE_UP.personal] };
});

const app = useTestApp();
const PARTS = ['basic', 'personal'] as const;
const ALL: readonly Seen[] = ['card', 'detail', 'contact', 'own'];
type Part = (typeof PARTS)[number];
type Values = Record<string, unknown>;

let groom: Person;
let bride: Person;
/** her profile is older than the fields */
let older: Person;

function values(section: Part, of: (field: MadeUpField) => unknown): Values {
  return Object.fromEntries(MADE_UP[section].map((field) => [field.name, of(field)]));
}

function save(section: Part, more: Values) {
  return app().call(saveSection[section] as unknown as Endpoint, {
    token: bride.token,
    params: { userId: bride.user_id },
    body: { ...sampleSections('tamilmala')[section], ...more },
  });
}

/** What a reply has of the made-up fields, by the names that it gives them. */
function sentOf(reply: object, section: Part): Values {
  const part = (section === 'basic' ? reply : (reply as Values)[section]) as Values;
  return Object.fromEntries(Object.entries(part).filter(([name]) => /^(sent_)?[bp]_/.test(name)));
}

function expected(section: Part, levels: readonly Seen[], of: (field: MadeUpField) => unknown) {
  const seen = MADE_UP[section].filter((field) => levels.includes(field.seen));
  return Object.fromEntries(seen.map((field) => [field.as ?? field.name, of(field)]));
}

beforeAll(async () => {
  const { ctx } = app();
  groom = await makeMember(ctx, { gender: 'male' });
  older = await makeMember(ctx);
  bride = await makeMember(ctx);
  for (const section of PARTS)
    expect(
      (
        await save(
          section,
          values(section, ({ value }) => value),
        )
      ).status,
    ).toBe(200);
});

describe.each(PARTS)('a field of every kind in the %s section', (section) => {
  it('is stored as sent, and returned to its form', async () => {
    const sent = values(section, ({ value }) => value);
    const row = await app()
      .ctx.db.selectFrom('profiles')
      .where('user_id', '=', bride.user_id)
      .select(section)
      .executeTakeFirstOrThrow();
    expect(row[section]).toMatchObject(sent);
    const { body } = await app().call(readSection[section] as unknown as Endpoint, {
      token: bride.token,
      params: { userId: bride.user_id },
    });
    expect(body).toMatchObject(sent);
  });

  it.each(MADE_UP[section].map((field) => [field.name, field] as const))(
    'is validated: %s',
    async (name, { bad }) => {
      const good = values(section, ({ value }) => value);
      const { status, error } = await save(section, { ...good, [name]: bad });
      expect(status).toBe(400);
      expect(Object.keys(error.Fields ?? {}).map((path) => path.split('.')[0])).toEqual([name]);
    },
  );

  it('is in the view of everybody who may see it, and of nobody else', async () => {
    const { ctx } = app();
    const payer = await makeMember(ctx, { gender: 'male' });
    await giveDownload(ctx, payer, bride);
    const readers = [
      [groom, ['card', 'detail']],
      [payer, ['card', 'detail', 'contact']],
      [bride, ALL],
      [await makeAdmin(ctx), ALL],
    ] as const;
    for (const [{ token }, levels] of readers) {
      const { body } = await app().call(viewProfile, {
        token,
        params: { profileId: bride.user_id },
      });
      expect(sentOf(body, section)).toEqual(expected(section, levels, ({ sent }) => sent));
    }
  });

  it('is on the card if declared so', async () => {
    const { body } = await app().call(search, {
      token: groom.token,
      params: { page: 1 },
      body: {},
    });
    const card = body.rows.find(({ profile_id }) => profile_id === bride.user_id) ?? {};
    expect(sentOf(card, section)).toEqual(expected(section, ['card'], ({ sent }) => sent));
  });

  it('is empty in an older profile', async () => {
    const empty = ({ kind }: MadeUpField) => (kind === 'mobiles' ? [] : null);
    const view = await app().call(viewProfile, {
      token: older.token,
      params: { profileId: older.user_id },
    });
    expect(sentOf(view.body, section)).toEqual(expected(section, ALL, empty));
    const { body } = await app().call(search, {
      token: groom.token,
      params: { page: 1 },
      body: {},
    });
    const card = body.rows.find(({ profile_id }) => profile_id === older.user_id) ?? {};
    // those of cards are required, and a card has its required texts
    const onCard = (field: MadeUpField) => (typeof field.sent === 'string' ? '' : empty(field));
    expect(sentOf(card, section)).toEqual(expected(section, ['card'], onCard));
  });

  it('is a search filter if declared so', async () => {
    const filters = FIELD_FILTERS.filter(({ name }) => name.startsWith(`${section[0]}_`));
    expect(filters).toHaveLength(2);
    for (const { name, field } of filters) {
      const wanted = MADE_UP[section].find((one) => one.name === field)?.value;
      const find = (value: unknown) =>
        app().call(search, { token: groom.token, params: { page: 1 }, body: { [name]: [value] } });
      const { body } = await find(wanted);
      expect(body.rows.map(({ profile_id }) => profile_id)).toEqual([bride.user_id]);
      const other = await find(section === 'basic' ? 'india' : 'veg-non-veg');
      expect([other.status, other.body.rows]).toEqual([200, []]);
      expect((await find('of no list')).status).toBe(400);
    }
  });
});
