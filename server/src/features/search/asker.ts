import { can } from '@mala/contract/access/roles.ts';
import { facesSeen } from '../../access/files.ts';
import { comparedAs, groupsListed, readsDetails } from '../../access/profiles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { Asker, SearchingViewer } from './search.ts';

/** What a search depends on of who makes the call. */
export function askerOf(viewer: Viewer | SearchingViewer): Asker {
  const { domain, user_id: viewerId } = viewer;
  return {
    ...{ domain, viewerId },
    groups: groupsListed(viewer),
    comparedAs: comparedAs(viewer),
    // the office looks for nobody
    preferences: can(viewer, 'profile.own') ? viewer.preferences : null,
    reads: { details: readsDetails(viewer), photos: facesSeen(viewer) !== 'none' },
    ...('reading' in viewer && { reading: viewer.reading }),
  };
}
