import { communities } from '@mala/contract/communities/communities.ts';
import { listOptions, readSite } from '@mala/contract/communities/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/test-app.ts';

const app = useTestApp({
  SITE_HOSTS: 'tamilmala=www.tamil.example,marathimala=m.marathi.example',
  SUPPORT_WHATSAPP: '9840012345',
  MAIL_FROM: 'Mala <office@example.in>',
  SOCIAL_LINKS: [
    'https://www.facebook.com/mala',
    'https://instagram.com/mala',
    'https://youtu.be/mala',
    'https://twitter.com/mala',
    'https://whatsapp.com/channel/1',
    'https://notfacebook.com/mala',
  ].join(),
  CONVERSION_URL: 'https://count.example/secret-path',
});

const SHARED = [
  'annual_income',
  'birth_star',
  'body_type',
  'community',
  'complexion',
  'country',
  'education',
  'employment_type',
  'family_status',
  'filled_in_by',
  'food_habits',
  'gender',
  'marital_status',
  'physical_status',
  'profession',
  'profession_group',
  'raasi',
  'state',
];

describe('GET /api/options/{domain}', () => {
  it.each([
    ['tamilmala', 'ta', [...SHARED, 'language', 'subcaste'].sort()],
    ['marathimala', 'mr', SHARED],
  ] as const)('has every list of %s, with slugs, English and %s', async (domain, script, names) => {
    const { status, body } = await app().call(listOptions, { params: { domain } });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(names);
    for (const [name, options] of Object.entries(body)) {
      expect([name, options.length > 0]).toEqual([name, true]);
      expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
      for (const option of options) {
        expect(option.value).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(option.en).not.toBe('');
        expect([option.value, typeof option[script]]).toEqual([option.value, 'string']);
      }
    }
  });

  it('includes what each choice depends on', async () => {
    const { body } = await app().call(listOptions, { params: { domain: 'tamilmala' } });
    const slugs = (name: string) => body[name]?.map(({ value }) => value) ?? [];
    for (const { languages } of body.community ?? [])
      expect(slugs('language')).toEqual(expect.arrayContaining([...(languages ?? ['missing'])]));
    for (const { community } of body.subcaste ?? [])
      expect(slugs('community')).toContain(community);
    for (const { group } of body.profession ?? [])
      expect(slugs('profession_group')).toContain(group);
    for (const { raasi_by_padham } of body.birth_star ?? []) {
      expect(raasi_by_padham).toHaveLength(4);
      expect(slugs('raasi')).toEqual(expect.arrayContaining([...(raasi_by_padham ?? [])]));
    }
    for (const { preferred } of body.state ?? [])
      expect(slugs('state')).toEqual(expect.arrayContaining([...(preferred ?? ['missing'])]));
  });

  it('has the lists of the specification', async () => {
    const { body } = await app().call(listOptions, { params: { domain: 'marathimala' } });
    const labels = (name: string) => body[name]?.map(({ en }) => en);
    expect(labels('community')).toEqual(['Bhavasar Kshatriya', 'Kshatriya', 'Others']);
    expect(labels('marital_status')).toEqual(['Never Married', 'Widowed', 'Divorced']);
    expect(labels('education')).toHaveLength(13);
    expect(labels('birth_star')).toHaveLength(27);
    expect(labels('raasi')).toHaveLength(12);
    expect(body.state?.find(({ value }) => value === 'maharashtra')?.preferred).toEqual([
      'karnataka',
      'maharashtra',
      'others',
    ]);
  });

  it.each(['x', 'TAMILMALA', 'constructor', '__proto__', 'toString', '\u0000', 'தமிழ்', "' OR 1=1"])(
    'is 404 for %j',
    async (domain) => {
      const { status, error } = await app().call(listOptions, { params: { domain } });
      expect([status, error.Code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('sends the lists that the form and the validation use', async () => {
    for (const domain of ['tamilmala', 'marathimala'] as const) {
      const { body } = await app().call(listOptions, { params: { domain } });
      for (const [name, options] of Object.entries(communities[domain].lists))
        expect(body[name]?.map(({ value }) => value)).toEqual(options.map(({ value }) => value));
    }
  });
});

describe('GET /api/site', () => {
  it.each([
    ['www.tamil.example', 'tamilmala'],
    ['www.tamil.example:8443', 'tamilmala'],
    ['WWW.Tamil.Example', 'tamilmala'],
    ['m.marathi.example', 'marathimala'],
    ['tamil.example', null],
    ['localhost', null],
    ['www.tamil.example.evil.example', null],
  ])('returns the site of the host %s', async (host, domain) => {
    const { status, body } = await app().call(readSite, { headers: { 'x-forwarded-host': host } });
    expect(status).toBe(200);
    expect(body).toEqual({
      domain,
      support_whatsapp: '919840012345',
      support_email: null,
      grievance: { name: null, email: 'office@example.in' },
      social: expect.any(Array),
      app_store_url: null,
      conversion: true,
      demo: null,
    });
  });

  it('names social links by their host', async () => {
    const { body } = await app().call(readSite);
    expect(body.social.map(({ kind }) => kind)).toEqual([
      'facebook',
      'instagram',
      'youtube',
      'x',
      'whatsapp',
      'other',
    ]);
    expect(body.social[0]?.url).toBe('https://www.facebook.com/mala');
  });

  it('does not reveal CONVERSION_URL', async () => {
    expect(JSON.stringify((await app().call(readSite)).body)).not.toContain('secret-path');
  });

  it('returns no site for the host of the tests', async () => {
    expect((await app().call(readSite)).body.domain).toBeNull();
  });
});
