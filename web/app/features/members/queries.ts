import type { Got } from '@mala/contract/endpoint.ts';
import { listMemberMails } from '@mala/contract/mail.ts';
import { listMemberSessions } from '@mala/contract/members/account.ts';
import { previewErasure, readErasure } from '@mala/contract/members/erasure.ts';
import { listNotes } from '@mala/contract/members/notes.ts';
import { readMember, readMemberContact } from '@mala/contract/members/page.ts';
import { listMemberDownloads } from '@mala/contract/subscriptions.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import { call } from '../../lib/api.ts';
import { nextPage } from '../../lib/paging.ts';

export type MemberSession = Got<typeof listMemberSessions.reply>['rows'][number];
export type Side = 'made' | 'received';

/** Everything about a member stands below this key. */
const keyOf = (id: string) => ['member', id];

/** A member's standing and package. */
export function useMemberPage(id: string) {
  return useQuery({
    queryKey: [...keyOf(id), 'page'],
    queryFn: ({ signal }) => call(readMember, { params: { id }, signal }),
  });
}

/** The member's contact, which is only asked for where somebody wants to see it. */
export function useMemberContact(id: string) {
  return useMutation({
    mutationFn: () => call(readMemberContact, { params: { id } }),
    onError: (error) => reportError(error),
  });
}

export function useMemberSessions(id: string) {
  return useQuery({
    queryKey: [...keyOf(id), 'sessions'],
    queryFn: ({ signal }) => call(listMemberSessions, { params: { id }, signal }),
    staleTime: 0,
  });
}

export function useMemberDownloads(id: string, side: Side) {
  return useInfiniteQuery({
    queryKey: [...keyOf(id), 'downloads', side],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      call(listMemberDownloads, { params: { id, side, page }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}

export function useMemberMails(id: string) {
  return useInfiniteQuery({
    queryKey: [...keyOf(id), 'mails'],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      call(listMemberMails, { params: { id, page }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}

export function useMemberNotes(id: string) {
  return useInfiniteQuery({
    queryKey: [...keyOf(id), 'notes'],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) => call(listNotes, { params: { id, page }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}

/** What an erasure would take and leave, counted each time. */
export function useErasurePreview(id: string) {
  return useQuery({
    queryKey: [...keyOf(id), 'erasure'],
    queryFn: ({ signal }) => call(previewErasure, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** The receipt of an erasure. */
export function useErasureReceipt(id: string) {
  return useQuery({
    queryKey: ['erasure', id],
    queryFn: ({ signal }) => call(readErasure, { params: { id }, signal }),
  });
}

/** Loads what is shown of a member again after an act, and the history. */
export function useReloadMember(id: string): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: keyOf(id) });
    void client.invalidateQueries({ queryKey: ['history'] });
  };
}

/** Has everything that was loaded asked for again where it is next shown: any list may name somebody who was erased. */
export function useOutdateAll(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ refetchType: 'none' });
}
