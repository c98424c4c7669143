import { chooseLanguage } from '@mala/contract/auth/language.ts';
import { me } from '@mala/contract/auth/me.ts';
import { signup } from '@mala/contract/auth/sign-in.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import { LANGUAGES } from '@mala/contract/communities/languages.ts';
import { describe, expect, it } from 'vitest';
import { freshMobile, PASSWORD } from '../../../test/factories/accounts.ts';
import { makeAdmin, makeMember, type Person } from '../../../test/factories.ts';
import { OTHER_TYPES } from '../../../test/hostile-input.ts';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp();

async function languageOf(token: string | undefined) {
  return (await app().call(me, { token })).body.language;
}

function choose({ token }: Pick<Person, 'token'>, language: unknown) {
  return app().call(chooseLanguage, { token, body: { language } });
}

function signUp(chosen: { domain?: Domain; language?: unknown }) {
  const account = { user_name: 'Lakshmi', mobile_no: freshMobile(), password: PASSWORD };
  return app().call(signup, { body: { ...account, ...chosen } });
}

describe('the language of an account', () => {
  it('is English until the member chooses another one that the site offers', async () => {
    for (const [domain, language] of [
      ['tamilmala', 'ta'],
      ['marathimala', 'mr'],
    ] as const) {
      const member = await makeMember(app().ctx, { domain });
      expect(await languageOf(member.token)).toBe('en');
      const { status, body } = await choose(member, language);
      expect([status, body]).toEqual([200, { Status: 'Success' }]);
      expect(await languageOf(member.token)).toBe(language);
      expect((await choose(member, language)).status).toBe(200);
      expect((await choose(member, 'en')).status).toBe(200);
      expect(await languageOf(member.token)).toBe('en');
    }
  });

  it.each([0, 10, 301, 500, 501] as const)(
    'can be chosen by a member of status %i',
    async (status) => {
      const member = await makeMember(app().ctx, { status });
      expect((await choose(member, 'ta')).status).toBe(200);
      expect(await languageOf(member.token)).toBe('ta');
    },
  );

  it('is no other member’s', async () => {
    const [one, other] = [await makeMember(app().ctx), await makeMember(app().ctx)];
    await choose(one, 'ta');
    expect(await languageOf(other.token)).toBe('en');
  });

  it('cannot be one that the site does not offer', async () => {
    for (const [domain, language] of [
      ['tamilmala', 'mr'],
      ['marathimala', 'ta'],
    ] as const) {
      const member = await makeMember(app().ctx, { domain });
      const { status, error } = await choose(member, language);
      expect([status, error]).toEqual([
        400,
        {
          Code: 'INVALID',
          Message: 'Some of what was entered needs another look.',
          Fields: { language: 'Choose one from the list' },
          Faults: { language: 'notInList' },
        },
      ]);
      expect(await languageOf(member.token)).toBe('en');
    }
  });

  it('can be any for the office, which is of both sites', async () => {
    const admin = await makeAdmin(app().ctx);
    for (const language of LANGUAGES) {
      expect((await choose(admin, language)).status).toBe(200);
      expect(await languageOf(admin.token)).toBe(language);
    }
  });

  it('requires a session, and rejects an invalid body', async () => {
    expect((await choose({ token: '' }, 'ta')).error.Code).toBe('UNAUTHENTICATED');
    const member = await makeMember(app().ctx);
    for (const language of ['hi', 'TA', '', ...OTHER_TYPES]) {
      const { status, error } = await choose(member, language);
      expect([language, status, error.Faults]).toEqual([language, 400, expect.anything()]);
    }
    expect((await choose(member, undefined)).error.Faults).toEqual({ language: 'required' });
    const body = { language: 'ta', user_id: member.user_id };
    expect((await app().call(chooseLanguage, { token: member.token, body })).status).toBe(400);
    expect(await languageOf(member.token)).toBe('en');
  });

  it('is English if the database has one that this version does not know', async () => {
    const { token, user_id } = await makeMember(app().ctx);
    const { db } = app().ctx;
    await db.updateTable('users').set({ language: 'hi' }).where('id', '=', user_id).execute();
    expect(await languageOf(token)).toBe('en');
  });
});

describe('a signup', () => {
  it('may name the language, which is English otherwise', async () => {
    expect(await languageOf((await signUp({})).body.token)).toBe('en');
    const tamil = await signUp({ domain: 'tamilmala', language: 'ta' });
    expect(await languageOf(tamil.body.token)).toBe('ta');
    // the site of a signup that does not name one
    const marathi = await signUp({ language: 'mr' });
    expect(await languageOf(marathi.body.token)).toBe('mr');
  });

  it('is refused with one that the site does not offer', async () => {
    for (const chosen of [
      { domain: 'tamilmala', language: 'mr' },
      { domain: 'marathimala', language: 'ta' },
      { language: 'ta' },
      { language: 'hi' },
    ] as const) {
      const { status, error } = await signUp(chosen);
      expect([status, error.Faults]).toEqual([400, { language: 'notInList' }]);
    }
  });
});
