import { type CallBody, type PersonWire, UserStatus } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RunConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { ApiError } from '@/lib/errors/api-error';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { showAnswer } from '@/lib/query/show-answer';
import { useAttempt } from '@/lib/query/use-attempt';
import { personQuery } from './queries';

/** Invites a person. A retry without a response invites once. `run` asks for the password if the server needs it. */
export function useInvite(run: RunConfirmed) {
  const client = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    meta: { failure: false },
    mutationFn: (body: CallBody<'users.admin.invite'>) =>
      run(() => call('users.admin.invite', { body, idempotencyKey: attempt.keyFor(body) })),
    onSuccess: attempt.done,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('users') }),
  });
}

/**
 * Changes an account and shows the person as the answer says. A retry without a response changes it once. If someone else
 * changed the account first, the person is shown with that change.
 */
function usePersonChange<Input>(id: string, change: (input: Input, idempotencyKey: string) => Promise<PersonWire>) {
  const client = useQueryClient();
  const attempt = useAttempt();
  const { queryKey } = personQuery(id);
  const show = (person: PersonWire) => showAnswer(client, queryKey, person);
  return useMutation({
    meta: { failure: false },
    mutationFn: (input: Input) => change(input, attempt.keyFor(input)),
    onSuccess: (person) => {
      attempt.done();
      show(person);
    },
    onError: (error) => {
      if (isChangedMeanwhile(error)) show(error.data as PersonWire);
    },
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('users') }),
  });
}

export const isChangedMeanwhile = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'USER_015' && error.data !== null && error.data !== undefined;

/** @param run makes the call, and asks for the password if the server needs it */
export const useSetRoles = (id: string, run: RunConfirmed) =>
  usePersonChange(id, (body: CallBody<'users.admin.setRoles'>, idempotencyKey) =>
    run(() => call('users.admin.setRoles', { params: { id }, body, idempotencyKey })),
  );

/** Resets the two-step login. A retry without a response resets it once. */
export function useResetTwoStep(id: string, run: RunConfirmed) {
  const client = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    meta: { failure: false },
    mutationFn: () => {
      const idempotencyKey = attempt.keyFor(id);
      return run(() => call('users.admin.resetTwoStep', { params: { id }, idempotencyKey }));
    },
    onSuccess: attempt.done,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('users') }),
  });
}

export const useSetStatus = (id: string, status: UserStatus) =>
  usePersonChange(id, (body: { reason: string }, idempotencyKey) => {
    const name = status === UserStatus.DISABLED ? 'users.admin.disable' : 'users.admin.enable';
    return call(name, { params: { id }, body, idempotencyKey });
  });

export const useEndSessions = (id: string) =>
  usePersonChange(id, (_: void) => call('users.admin.endSessions', { params: { id } }));

export const useAddNote = (id: string) =>
  usePersonChange(id, (body: { text: string }, idempotencyKey) =>
    call('users.admin.note', { params: { id }, body, idempotencyKey }),
  );

/** Sends an email to the person: the invitation again, or a link to set a new password. */
export function useSendLink(id: string, name: 'users.admin.inviteAgain' | 'users.admin.sendPasswordReset') {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: false },
    mutationFn: () => call(name, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: personQuery(id).queryKey }),
  });
}

export function useExportData(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('privacy.admin.export', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: personQuery(id).queryKey }),
  });
}

/** Erases the account. A retry without a response gets the receipt of the first attempt. */
export function useErase(id: string, run: RunConfirmed) {
  const attempt = useAttempt();
  return useMutation({
    meta: { failure: false },
    mutationFn: (body: { email: string }) =>
      run(() => call('privacy.admin.erase', { params: { id }, body, idempotencyKey: attempt.keyFor(body) })),
  });
}
