import type { ProfileCard as Card, ProfileView } from '@mala/contract/profiles/view.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';

/** Cards with what the viewer did since the list was loaded: on the way back from a profile its card says so. */
export function useOwnMarks(): (card: Card) => Card {
  const client = useQueryClient();
  return (card) => {
    const view = client.getQueryData<ProfileView>(queryKeys.profileView(card.profile_id));
    if (!view || !card.marks) return card;
    const contact_viewed = card.marks.contact_viewed || view.downloaded;
    return { ...card, marks: { ...card.marks, seen: true, contact_viewed } };
  };
}
