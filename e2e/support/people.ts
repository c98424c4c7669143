import { me } from '@mala/contract/auth/me.ts';
import * as auth from '@mala/contract/auth/sign-in.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Endpoint, Got, Schema } from '@mala/contract/endpoint.ts';
import { changeStatus } from '@mala/contract/moderation/profiles.ts';
import { addPhoto, finishPhotos } from '@mala/contract/photos/album.ts';
import { saveSection } from '@mala/contract/profiles/endpoints.ts';
import { SECTIONS, type Section } from '@mala/contract/profiles/field.ts';
import { activateSubscription } from '@mala/contract/subscriptions.ts';
import { freshMobile, PASSWORD } from '../../server/test/factories/accounts.ts';
import { sampleSections } from '../../server/test/factories/sections.ts';
import { ADMIN } from './server.ts';

export interface Person {
  user_id: string;
  user_name: string;
  mobile_no: string;
  password: string;
  token: string;
  domain: Domain;
}

export interface Wanted {
  domain: Domain;
  gender?: 'male' | 'female';
  name?: string;
  /** sections that are left out */
  without?: readonly (Section | 'photo')[];
  photo?: Buffer;
  approved?: boolean;
  /** what is to be other than in the sample, by section */
  basic?: Record<string, unknown>;
  personal?: Record<string, unknown>;
  work?: Record<string, unknown>;
  family?: Record<string, unknown>;
  horoscope?: Record<string, unknown>;
}

/** Each person comes from a network address of his own: signups and mails of one address are few. */
function networkOf({ mobile_no }: { mobile_no: string }): string {
  return `10.${mobile_no.slice(-6).match(/../g)?.map(Number).join('.')}`;
}

/** Every section after the first, for whom stands at the second step. */
export const AFTER_BASIC = ['personal', 'work', 'photo', 'family', 'horoscope'] as const;

/** A token is used no longer: it expires after 50 minutes, which a worker may last. */
const KEPT_MS = 5 * 60_000;
/** One session of the administrator a site for all: many logins at once with one mobile look like guessing. */
const adminTokens = new Map<string, { token: Promise<string>; until: number }>();

/** Makes people through the calls that the screens make. */
export class People {
  readonly #url: string;
  constructor(url: string) {
    this.#url = url;
  }

  async call<Params extends Schema, Body extends Schema, Reply extends Schema>(
    endpoint: Endpoint<Params, Body, Reply>,
    sent: {
      token?: string;
      params?: Record<string, string>;
      body?: unknown;
      form?: FormData;
      address?: string;
    } = {},
  ): Promise<Got<Reply>> {
    const { token, params = {}, body, form, address } = sent;
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const response = await fetch(this.#url + path, {
      method: endpoint.method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(address ? { 'x-forwarded-for': address } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: form ?? (body === undefined ? null : JSON.stringify(body)),
    });
    if (!response.ok)
      throw new Error(`${endpoint.name}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Got<Reply>;
  }

  adminToken(): Promise<string> {
    const kept = adminTokens.get(this.#url);
    if (kept && performance.now() < kept.until) return kept.token;
    const token = this.newAdminToken();
    adminTokens.set(this.#url, { token, until: performance.now() + KEPT_MS });
    return token;
  }

  /** The administrator, just signed in: for calls that ask to confirm after a while. */
  async newAdminToken(): Promise<string> {
    return (await this.call(auth.login, { body: ADMIN })).token ?? '';
  }

  /** Signs somebody up; nothing of the profile is filled in. */
  async signUp(domain: Domain, user_name = 'Sundaram'): Promise<Person> {
    const account = { user_name, mobile_no: freshMobile(), password: PASSWORD, domain };
    const { token } = await this.call(auth.signup, { body: account, address: networkOf(account) });
    const { user_id } = await this.call(me, { token });
    return { ...account, user_id, token };
  }

  /** Somebody with a profile; every step is complete unless left out. */
  async register({
    domain,
    gender = 'female',
    name,
    without = [],
    ...more
  }: Wanted): Promise<Person> {
    const person = await this.signUp(domain, name ?? 'Sundaram');
    const at = {
      token: person.token,
      params: { userId: person.user_id },
      address: networkOf(person),
    };
    const sample = sampleSections(domain);
    const wanted: Partial<Record<Section, Record<string, unknown>>> = {
      ...more,
      basic: { gender, ...(name ? { name } : {}), ...more.basic },
    };
    for (const section of SECTIONS.filter((one) => !without.includes(one))) {
      const saved: Endpoint<never, never, Schema> = saveSection[section] as never;
      await this.call(saved, { ...at, body: { ...sample[section], ...wanted[section] } });
    }
    if (more.photo) {
      const form = new FormData();
      form.set('photo', new Blob([new Uint8Array(more.photo)], { type: 'image/png' }), 'photo.png');
      await this.call(addPhoto, { ...at, form });
    }
    if (!without.includes('photo')) await this.call(finishPhotos, at);
    if (more.approved) await this.approve(person);
    return person;
  }

  async approve(person: Person): Promise<void> {
    await this.call(changeStatus, {
      token: await this.adminToken(),
      params: { id: person.user_id },
      body: { profile_id: person.user_id, status: 200 },
    });
  }

  async giveSilver(person: Person): Promise<void> {
    await this.call(activateSubscription, {
      token: await this.adminToken(),
      params: { id: person.user_id },
      body: { package: 'silver', payment_reference: `UPI-${person.mobile_no}` },
    });
  }
}
