import type { Sending } from './calls.ts';
import { list, MEMBERS, office, PUBLIC, type Row } from './calls-by-role.ts';

/** Of a draft of another helper. */
interface Target {
  entry: { id: string; photo: string; file: string };
}

/** Another helper's entry is not there for a helper; an owner oversees all of the community. */
const OVERSEE: Row = { ...office(['OWNER', 'HELPER']), 'HELPER here': 'NOT_FOUND' };

const ofEntry =
  (more: (target: Target) => Sending = () => ({})) =>
  (target: Target): Sending => ({ params: { id: target.entry.id }, ...more(target) });

function upload(field: string): () => Sending {
  return () => {
    const form = new FormData();
    form.set(field, new Blob(['x']), 'x.png');
    return { form };
  };
}

/** Who may make the calls about profiles that are entered for others. */
export const ENTRY_CALLS = {
  'entries.list': {
    row: { ...list(['OWNER', 'HELPER']), 'HELPER here': 'not listed' },
    isList: true,
  },
  'entries.create': {
    row: office(['OWNER', 'HELPER'], 'FORBIDDEN'),
    sent: (): Sending => ({ body: { domain: 'tamilmala' } }),
  },
  'entries.read': { row: OVERSEE, sent: ofEntry() },
  'entries.check': { row: OVERSEE, sent: ofEntry() },
  'entries.save': {
    row: OVERSEE,
    sent: ofEntry(() => ({ body: { version: 1, sections: { work: { position: 'Clerk' } } } })),
  },
  'entries.send': { row: OVERSEE, sent: ofEntry(() => ({ body: { way: 'link' } })) },
  'entries.takeBack': { row: OVERSEE, sent: ofEntry() },
  'entries.delete': { row: OVERSEE, sent: ofEntry() },
  'entries.addPhoto': { row: OVERSEE, sent: ofEntry(upload('photo')) },
  'entries.addFiles': { row: OVERSEE, sent: ofEntry(upload('attachment')) },
  'entries.removePhoto': {
    row: OVERSEE,
    sent: ofEntry(({ entry }) => ({ body: { id: entry.photo } })),
  },
  'entries.removeFile': {
    row: OVERSEE,
    sent: ofEntry(({ entry }) => ({ body: { id: entry.file } })),
  },
  'entries.open': { row: PUBLIC },
  'entries.confirm': { row: PUBLIC },
  'entries.takeOver': { row: MEMBERS },
} as const;
