import type { Domain } from '@mala/contract/communities/domain.ts';
import type { Got } from '@mala/contract/endpoint.ts';
import { listClaims, listOwnClaims } from '@mala/contract/payments/claims.ts';
import { listPayments } from '@mala/contract/payments/ledger.ts';
import { readOrder } from '@mala/contract/payments/orders.ts';
import { listOwnPayments, readReceipt } from '@mala/contract/payments/receipts.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { nextPage } from '../../lib/paging.ts';
import { bodyOf, type Filters } from './filters.ts';

export type Payment = Got<typeof listPayments.reply>['rows'][number];

export type Receipt = Got<typeof readReceipt.reply>;

/** What a member told of a payment, as he and as the office sees it. */
export type OwnClaim = Got<typeof listOwnClaims.reply>['rows'][number];
export type Claim = Got<typeof listClaims.reply>['rows'][number];

const KEY = ['payments'];
const CLAIMS = ['claims'];
const OWN_CLAIMS = ['own-claims'];

/** The payments that match, page by page. */
export function usePayments(filters: Filters) {
  const body = bodyOf(filters);
  return useInfiniteQuery({
    queryKey: [...KEY, body],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listPayments, { params: { page: pageParam }, body, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}

/** Signed addresses last an hour. */
const RENEWED_MS = 30 * 60_000;

/** What the member paid. */
export function useOwnPayments() {
  return useQuery({
    queryKey: ['own-payments'],
    queryFn: ({ signal }) => call(listOwnPayments, { signal }),
    refetchInterval: RENEWED_MS,
  });
}

/** The receipt of a payment; the reply is 404 for everybody whom it does not concern. */
export function useReceipt(id: string) {
  return useQuery({
    queryKey: ['receipt', id],
    queryFn: ({ signal }) => call(readReceipt, { params: { id }, signal }),
    refetchInterval: RENEWED_MS,
  });
}

/** How often the page asks about an order that the bank has not confirmed. */
const ASKED_MS = 4000;

/** An order that is paid online, asked again until it is known what became of it. */
export function useOrder(id: string) {
  return useQuery({
    queryKey: ['order', id],
    queryFn: ({ signal }) => call(readOrder, { params: { id }, signal }),
    refetchInterval: ({ state }) => state.data?.state === 'open' && ASKED_MS,
  });
}

/** The payments that wait for the office, of one community if it is named, the oldest first. */
export function useClaims(domain: Domain | undefined) {
  return useInfiniteQuery({
    queryKey: [...CLAIMS, domain],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(listClaims, { params: { page: pageParam }, query: { domain }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}

/** What the member told of, newest first. */
export function useOwnClaims() {
  return useQuery({
    queryKey: OWN_CLAIMS,
    queryFn: ({ signal }) => call(listOwnClaims, { signal }),
  });
}

/** Shows what a call replied about the member's own claims. */
export function useShowOwnClaims(): (reply: Got<typeof listOwnClaims.reply>) => void {
  const client = useQueryClient();
  return (reply) => client.setQueryData(OWN_CLAIMS, reply);
}

/** Loads what waits again after a decision, and the ledger. */
export function useReloadClaims(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: CLAIMS });
    void client.invalidateQueries({ queryKey: KEY });
  };
}

/** Loads the ledger again after a change. */
export function useReloadLedger(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: KEY });
}
