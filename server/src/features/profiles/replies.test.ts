import { DOMAINS } from '@mala/contract/communities/domain.ts';
import { downloadContact } from '@mala/contract/contacts.ts';
import type { Endpoint } from '@mala/contract/endpoint.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import { search } from '@mala/contract/search.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  givePhoto,
  giveSubscription,
  makeAdmin,
  makeMember,
  type Person,
} from '../../../test/factories.ts';
import { useTestApp } from '../../../test/test-app.ts';

// Holds what clients have been told since the first release: __snapshots__ changes only with the specification.

const app = useTestApp();
const NOW = new Date('2026-11-20T10:00:00Z');
const ALL = ['basic', 'personal', 'work', 'family', 'horoscope', 'photo'] as const;

beforeAll(async () => {
  app().setNow(NOW);
  // else a card has "active" as soon as the bride's own call is written, some seconds later
  await app().ctx.visits.stop();
});

/** JSON with its keys in order, so that only what is sent counts; `required` of a schema is a set of keys as well. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (Array.isArray(part)) return key === 'required' ? part.toSorted() : part;
    if (!part || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** One line for each property of a reply, in order; what differs from run to run is left out. */
function lines(reply: object): string {
  return Object.entries(reply)
    .map(([name, value]) => `${name}: ${inOrder(value)}`)
    .sort()
    .join('\n')
    .replaceAll(/[0-9a-f]{64}/g, 'VERSION')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/M([MF])\d{6}/g, 'M$1000000')
    .replaceAll(/\/files\/[^"]+/g, 'FILE');
}

describe.each(DOMAINS)('on %s', (domain) => {
  let groom: Person;
  let bride: Person;
  let empty: Person;

  beforeAll(async () => {
    const { ctx } = app();
    groom = await makeMember(ctx, { domain, gender: 'male' });
    await givePhoto(ctx, groom);
    bride = await makeMember(ctx, { domain });
    await givePhoto(ctx, bride);
    empty = await makeMember(ctx, { domain, status: 0, without: ALL });
  });

  async function view({ token }: Person, { user_id }: Person): Promise<string> {
    const { status, body } = await app().call(viewProfile, {
      token,
      params: { profileId: user_id },
    });
    expect(status).toBe(200);
    return lines(body);
  }

  it('a view has what its reader may see', async () => {
    expect(await view(groom, bride)).toMatchSnapshot('by a member');
    expect(await view(bride, bride)).toMatchSnapshot('by its owner');
    expect(await view(await makeAdmin(app().ctx), bride)).toMatchSnapshot('by an administrator');
    expect(await view(empty, empty)).toMatchSnapshot('of an empty profile');
  });

  it('a view has contact after a download', async () => {
    await giveSubscription(app().ctx, groom);
    const { body } = await app().call(downloadContact, {
      token: groom.token,
      params: { profileId: bride.user_id },
    });
    expect(lines(body)).toMatchSnapshot();
    expect(await view(groom, bride)).toMatchSnapshot('opened later');
  });

  it('a card has what a list shows', async () => {
    const { body } = await app().call(search, {
      token: groom.token,
      params: { page: 1 },
      body: {},
    });
    expect(
      lines(body.rows.find(({ profile_id }) => profile_id === bride.user_id) ?? {}),
    ).toMatchSnapshot();
  });
});

interface Documented {
  paths: Record<
    string,
    Record<
      string,
      {
        responses: { 200: { content: { 'application/json': { schema: { properties: object } } } } };
      }
    >
  >;
}

it('the OpenAPI page documents the same replies', async () => {
  const { paths } = (await (await fetch(`${app().url}/api/docs/json`)).json()) as Documented;
  for (const { path, method } of [viewProfile, downloadContact, search] as unknown as Endpoint[]) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const { properties, ...rest } =
      operation?.responses[200].content['application/json'].schema ?? {};
    expect(lines({ ...properties, required: rest })).toMatchSnapshot(path);
  }
});
