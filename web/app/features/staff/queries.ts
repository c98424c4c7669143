import type { Got } from '@mala/contract/endpoint.ts';
import * as staff from '@mala/contract/staff.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reportError } from '../../components/form/report-error.ts';
import { staffText } from '../../i18n/en/staff.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { reloadMe } from '../../lib/session/session.ts';
import { showToast } from '../../ui/toast.tsx';

export type StaffPerson = Got<typeof staff.listStaff.reply>['rows'][number];
export type StaffRole = StaffPerson['roles'][number];
export type PasswordLink = Got<typeof staff.linkPassword.reply>;

const KEY = ['staff'];

/** The people of the office with their roles. */
export function useStaff() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(staff.listStaff, { signal }) });
}

/** Loads the people again after a change, and the viewer's own account, whose roles may have changed. */
export function useReloadStaff(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: KEY });
    void reloadMe().catch(() => undefined);
  };
}

/** Takes a role; the list is loaded again also if somebody else was first. */
export function useTakeRole({ person, role }: HeldRole, onDone: () => void) {
  const reload = useReloadStaff();
  return useMutation({
    mutationFn: () =>
      call(staff.takeRole, {
        params: { id: person.user_id },
        body: { role: role.role, role_domain: role.domain },
      }),
    onSuccess: () => showToast({ kind: 'success', ...staffText.question.taken }),
    onError: (error) => reportError(explained(error)),
    onSettled: () => {
      reload();
      onDone();
    },
  });
}

/** Says what to do before the last owner may go. */
function explained(error: Error): Error {
  if (!(error instanceof ApiError) || error.code !== 'LAST_OWNER') return error;
  return new ApiError(error.status, error.code, staffText.question.lastOwner);
}

/** A role of somebody. */
export interface HeldRole {
  person: StaffPerson;
  role: StaffRole;
}

/** Makes a new link to choose a password. */
export function useNewLink(person: StaffPerson, onDone: (link: PasswordLink) => void) {
  return useMutation({
    mutationFn: () => call(staff.linkPassword, { params: { id: person.user_id } }),
    onSuccess: onDone,
    onError: (error) => reportError(error),
  });
}
