import type { Domain } from '@mala/contract/communities/domain.ts';
import * as imports from '@mala/contract/imports/office.ts';
import {
  type ImportListed,
  type ImportSummary,
  keepImport,
  readImport,
} from '@mala/contract/imports/office.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import { importsText } from '../../i18n/en/imports.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { nextPage } from '../../lib/paging.ts';
import { upload } from '../../lib/upload.ts';
import { newUploadId } from '../../lib/upload-id.ts';
import { showToast } from '../../ui/toast.tsx';

export type { ImportListed, ImportSummary };

const LIST = ['imports'];
const oneKey = (id: string) => ['import', id];
const faultsKey = (id: string) => ['import-faults', id];

/** The tables of the last day, page by page. */
export function useImports() {
  return useInfiniteQuery({
    queryKey: LIST,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(imports.listImports, { params: { page: pageParam }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}

/** How often the page asks how far a table is kept. */
const PROGRESS_MS = 500;

/** A table; `keeping`: asked again and again, because it is being kept. */
export function useImport(id: string, keeping: boolean) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(readImport, { params: { id }, signal }),
    refetchInterval: keeping && PROGRESS_MS,
  });
}

/** Rows with something wrong, page by page. */
export function useFaults(id: string) {
  return useInfiniteQuery({
    queryKey: faultsKey(id),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(imports.listFaults, { params: { id, page: pageParam }, signal }),
    getNextPageParam: (_last, pages) => nextPage(pages),
  });
}

/** Shows a table as a call answered it, and loads what depends on it again. */
export function useShowImport(): (summary: ImportSummary) => Promise<void> {
  const client = useQueryClient();
  return (summary) => {
    client.setQueryData(oneKey(summary.id), summary);
    void client.invalidateQueries({ queryKey: LIST });
    return client.invalidateQueries({ queryKey: faultsKey(summary.id) });
  };
}

const FAILURES: Readonly<Record<string, string>> = importsText.failures;

/** Says of a table what the general text says of a picture. */
export function explained(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const text = FAILURES[error.code];
  return text ? new ApiError(error.status, error.code, text) : error;
}

/** Sends a table, once also where the answer is lost. */
export function useSendTable(domain: Domain, onSent: (summary: ImportSummary) => void) {
  const show = useShowImport();
  return useMutation({
    mutationFn: (file: File) =>
      upload(imports.sendTable, {
        files: [file],
        fields: { domain, upload_id: newUploadId() },
      }),
    onSuccess: (summary) => {
      void show(summary);
      onSent(summary);
    },
    onError: (error) => reportError(explained(error), importsText.send.failed),
  });
}

/** Leaves rows out or takes them in again. */
export function useLeaveOut(id: string) {
  const show = useShowImport();
  return useMutation({
    mutationFn: (body: { rows: number[] | 'faulty'; left_out: boolean }) =>
      call(imports.leaveOut, { params: { id }, body }),
    onSuccess: show,
    onError: (error) => reportError(error),
  });
}

/** Keeps all rows that are not left out; a table that changed meanwhile is shown as it is. */
export function useKeep(id: string) {
  const show = useShowImport();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(keepImport, { params: { id }, body: { without_ignored: true } }),
    onSuccess: (summary) => {
      void show(summary);
      showToast({ kind: 'success', ...importsText.keep.done });
    },
    onError: (error) => {
      reportError(error, importsText.keep.failed);
      void client.invalidateQueries({ queryKey: oneKey(id) });
      void client.invalidateQueries({ queryKey: faultsKey(id) });
    },
  });
}

/** Takes a kept table back. */
export function useUndo(id: string, onDone: () => void) {
  const show = useShowImport();
  return useMutation({
    mutationFn: () => call(imports.undoImport, { params: { id } }),
    onSuccess: show,
    onError: (error) => reportError(error, importsText.kept.failed),
    onSettled: onDone,
  });
}

/** Erases a table that was not kept. */
export function useDiscard(id: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(imports.discardImport, { params: { id } }),
    onSuccess: () => {
      showToast({ kind: 'success', ...importsText.one.discarded });
      void client.invalidateQueries({ queryKey: LIST });
      onDone();
    },
    onError: (error) => reportError(error),
  });
}

/** The address of a template. */
export function useTemplate() {
  return useMutation({
    mutationFn: (query: imports.TemplateAsked) => call(imports.linkTemplate, { query }),
    // an attachment: the page stays
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => reportError(error),
  });
}
