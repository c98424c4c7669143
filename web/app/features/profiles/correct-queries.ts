import type { Got } from '@mala/contract/endpoint.ts';
import { correctSection, readCorrectable } from '@mala/contract/members/corrections.ts';
import type { Section } from '@mala/contract/profiles/field.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export type Correctable = Got<typeof readCorrectable.reply>;

interface Place {
  id: string;
  section: Section;
}

/** A section to correct as it is now. */
export function fetchCorrectable(
  { id, section }: Place,
  signal?: AbortSignal,
): Promise<Correctable> {
  return call(readCorrectable, { params: { id, section }, ...(signal && { signal }) });
}

/** The same, loaded each time a form opens and never while it is open, so that typing is not disturbed. */
export function useCorrectable({ id, section }: Place) {
  return useQuery({
    queryKey: ['member', id, 'correct', section],
    queryFn: ({ signal }) => fetchCorrectable({ id, section }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** Corrects a section; whether anything was different. Throws ApiError. */
export async function sendCorrection(
  { id, section }: Place,
  body: { version: string; reason: string; fields: Record<string, unknown> },
): Promise<boolean> {
  const done = await call(correctSection, { params: { id, section }, body });
  return done.id !== null;
}
