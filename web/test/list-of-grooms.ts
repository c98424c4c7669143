import type { Domain } from '@mala/contract/communities/domain.ts';
import { viewProfile } from '@mala/contract/profiles/endpoints.ts';
import type { ProfileCard, ProfileView } from '@mala/contract/profiles/view.ts';
import { search } from '@mala/contract/search.ts';
import { readSubscription } from '@mala/contract/subscriptions.ts';
import { replies } from './app.tsx';
import { groomOf, SUBSCRIPTION } from './samples.ts';

const PAGE = 20;
const idOf = (number: number) => `01890000-0000-7000-8000-0000000001${number}`;
export const nameOf = (number: number) => `Groom ${number}`;
export const addressOf = (number: number) => `/profile/view/${idOf(number)}`;

/** A search that finds `count` grooms, numbered from 10, but one that is `missing`; each can be opened. */
export function giveGrooms(count: number, domain: Domain = 'tamilmala', missing?: number): void {
  const { card, profile } = groomOf(domain);
  const cards = Array.from({ length: count }, (_, at): ProfileCard => {
    const number = at + 10;
    return { ...card, profile_id: idOf(number), name: nameOf(number), photos: [] };
  });
  replies.give(search, ({ address }) => {
    const at = (Number(address.pathname.split('/').at(-1)) - 1) * PAGE;
    const listed = cards.filter(({ name }) => name !== nameOf(missing ?? 0));
    return { rows: listed.slice(at, at + PAGE), count: listed.length, photo_nudge: false };
  });
  replies.give(viewProfile, ({ address }): ProfileView => {
    const id = address.pathname.split('/').at(-1) ?? '';
    const name = cards.find(({ profile_id }) => profile_id === id)?.name ?? 'Nobody';
    return { ...profile, profile_id: id, name };
  });
  replies.give(readSubscription, SUBSCRIPTION);
}

/** How often profiles were opened, and pages of the list loaded. */
export const opens = () => replies.calls.filter((one) => one.includes('/profile/view/')).length;
export const lists = () => replies.calls.filter((one) => one.includes('/profile/recent/')).length;
