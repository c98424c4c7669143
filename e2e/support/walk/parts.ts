import type { Domain } from '@mala/contract/communities/domain.ts';
import type { People } from '../people.ts';
import { walkEntries } from './entries.ts';
import { walkImports } from './imports.ts';
import { walkAccount, walkSearch } from './member.ts';
import { walkOffice } from './office.ts';
import { closedPeople, walkedPeople } from './people.ts';
import { walkDoors, walkLetters, walkPublic } from './public.ts';
import {
  walkCalls,
  walkLooking,
  walkNotifications,
  walkPreferences,
  walkSavedSearches,
} from './returning.ts';
import { walkSharing } from './sharing.ts';
import type { Walk } from './walk.ts';
import { walkEmpty, walkFilled } from './wizard.ts';

type Part = (walk: Walk, domain: Domain, people: People) => Promise<void>;

/** Every page in its main states; each part makes the people that it needs. */
export const PARTS: Readonly<Record<string, Part>> = {
  public: async (walk, domain) => {
    await walkDoors(walk);
    await walkPublic(walk, `/${domain}`);
    await walkLetters(walk, `/${domain}`);
    await walkLooking(walk);
  },
  members: async (walk, domain, people) => {
    const walked = await walkedPeople(people, domain);
    await walk.signIn(walked.bride);
    await walkSearch(walk, walked);
    await walkAccount(walk, walked);
    await walkSharing(walk, walked);
  },
  returning: async (walk, domain, people) => {
    const walked = await walkedPeople(people, domain);
    await walk.signIn(walked.bride);
    await walkSavedSearches(walk, walked.bride, people);
    await walkPreferences(walk, walked, people);
    await walkNotifications(walk);
    await walk.signIn({ token: await people.adminToken() });
    await walkCalls(walk, walked.bride);
  },
  wizard: async (walk, domain, people) => {
    const { bride } = await walkedPeople(people, domain);
    await walk.signIn(bride);
    await walkFilled(walk, domain);
    const { pending, refused, married, fresh, begun } = await closedPeople(people, domain);
    await walk.signIn(fresh);
    await walk.open('/profile/register/basic');
    await walk.sendEmpty(walk.text.wizard.update.basic);
    await walk.signIn(begun);
    await walkEmpty(walk);
    await walk.open('/forbidden');
    for (const person of [pending, refused, married]) {
      await walk.signIn(person);
      await walk.open('/register-upgrade');
      await walk.open('/upgrade');
      await walk.open('/profile/edit/basic');
    }
  },
  office: async (walk, domain, people) => {
    const walked = await walkedPeople(people, domain);
    await walk.signIn({ token: await people.adminToken() });
    await walkOffice(walk, walked);
    await walkImports(walk, walked.bride);
    await walkEntries(walk, domain, people);
  },
};
