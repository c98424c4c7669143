import { refreshToken } from '@mala/contract/auth/me.ts';
import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Endpoint } from '@mala/contract/endpoint.ts';
import { SUCCESS } from '@mala/contract/endpoint-parts.ts';
import { listHoroscopeFiles, type OwnHoroscopeFile } from '@mala/contract/horoscope-files.ts';
import { listPhotos } from '@mala/contract/photos/album.ts';
import type { OwnPhoto } from '@mala/contract/photos/photo.ts';
import { readSection, saveSection } from '@mala/contract/profiles/endpoints.ts';
import { SECTIONS, type Section } from '@mala/contract/profiles/field.ts';
import type { ZodMiniType } from 'zod/mini';
import { sampleSections } from '../../server/test/factories/sections.ts';
import { replies } from './app.tsx';
import { MEMBER, tokenOf } from './people.ts';

/** The button of each step with a form. */
export const BUTTONS: Record<Section, string> = {
  basic: 'Update Basic',
  personal: 'Update Personal',
  work: 'Update Work',
  family: 'Update Family',
  horoscope: 'Update Horoscope',
};

interface Stored {
  sections?: readonly Section[];
  /** what is other than in the sample, by section */
  basic?: Record<string, unknown>;
  photos?: OwnPhoto[];
  files?: OwnHoroscopeFile[];
}

/** Answers all calls of the wizard: what is stored, the sample where nothing else is said, and that saves go well. */
export function giveWizard(
  domain: Domain,
  { sections = SECTIONS, basic = {}, photos = [], files = [] }: Stored = {},
): void {
  const stored = sampleSections(domain);
  for (const section of SECTIONS) {
    const [read, save]: [Endpoint, Endpoint] = [
      readSection[section],
      saveSection[section],
    ] as never;
    const { shape } = (read.reply as unknown as { def: { shape: Record<string, ZodMiniType> } })
      .def;
    const stated = Object.keys(shape).filter((name) => shape[name]?.def.type !== 'optional');
    const empty = Object.fromEntries(stated.map((name) => [name, null]));
    const values = { ...stored[section], ...(section === 'basic' && basic), mid: MEMBER.mid };
    // the first step begins with what the account says
    const begun = section === 'basic' && {
      name: MEMBER.user_name,
      mobiles: [MEMBER.mobile_no, null],
    };
    replies.give(read, { ...empty, ...(sections.includes(section) ? values : begun) });
    replies.give(save, { ...SUCCESS, profile_id: MEMBER.user_id, mid: MEMBER.mid });
  }
  replies.give(listPhotos, photos);
  replies.give(listHoroscopeFiles, files);
  replies.give(refreshToken, { token: tokenOf(MEMBER) });
}
