import type { AnswerWay, ContactChangeBody, ContactReplyBody, ContactWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { ApiError } from '@/lib/errors/api-error';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { useAttempt } from '@/lib/query/use-attempt';
import { showAnswer } from '@/lib/query/show-answer';
import type { ContactScope } from '../model/scope';
import { contactQuery } from './queries';

/** A job sends the answer moments after it is saved, so the contact is reloaded after these delays. */
const afterMs = [1_500, 5_000, 12_000];

const changedCode = 'CONTACT_011';

export const isChangedMeanwhile = (error: unknown): boolean => error instanceof ApiError && error.code === changedCode;

/** The callbacks of every change: the current contact replaces the shown one, and the lists are invalidated. */
function useShown(id: string, scope: ContactScope) {
  const client = useQueryClient();
  const { queryKey } = contactQuery(id, scope);
  const show = (contact: ContactWire): void => {
    showAnswer(client, queryKey, contact);
    const area = queryKeys.area(scope === 'inbox' ? 'contacts' : 'safeSport');
    const list = scope === 'inbox' ? 'contacts.admin.list' : 'safeSport.admin.list';
    void client.invalidateQueries({ queryKey: [...area, list] });
  };
  return {
    onSuccess: show,
    /** Someone else saved first. Show their version and keep what was typed. */
    onError: (error: Error): void => {
      if (isChangedMeanwhile(error)) show((error as ApiError).data as ContactWire);
    },
    lookAgain: (): void => {
      if (scope === 'safeSport') return;
      for (const ms of afterMs) window.setTimeout(() => void client.invalidateQueries({ queryKey }), ms);
    },
  };
}

type Change<Input> = UseMutationResult<ContactWire, Error, Input>;

const inPlace = { meta: { failure: false } } as const;

export function useUpdateContact(id: string, scope: ContactScope): Change<ContactChangeBody> {
  const { onSuccess, onError } = useShown(id, scope);
  return useMutation({
    mutationFn: (body: ContactChangeBody) =>
      call(scope === 'inbox' ? 'contacts.admin.update' : 'safeSport.admin.update', { params: { id }, body }),
    ...inPlace,
    onSuccess,
    onError,
  });
}

export function useAnswerContact(id: string, scope: ContactScope): Change<ContactReplyBody> {
  const { onSuccess, onError, lookAgain } = useShown(id, scope);
  const attempt = useAttempt();
  return useMutation({
    mutationFn: (body: ContactReplyBody) =>
      call(scope === 'inbox' ? 'contacts.admin.answer' : 'safeSport.admin.answer', {
        params: { id },
        body,
        idempotencyKey: attempt.keyFor(body),
      }),
    ...inPlace,
    onSuccess: (contact) => {
      attempt.done();
      onSuccess(contact);
      lookAgain();
    },
    onError,
  });
}

export function useFlagContact(id: string): Change<{ by: AnswerWay; isSent: boolean }> {
  const { onSuccess } = useShown(id, 'inbox');
  return useMutation({
    mutationFn: ({ by, isSent }: { by: AnswerWay; isSent: boolean }) =>
      call(by === 'mail' ? 'contacts.admin.mail' : 'contacts.admin.sms', { params: { id }, body: { isSent } }),
    onSuccess,
  });
}

export function useDeactivateContact(id: string): Change<void> {
  const { onSuccess } = useShown(id, 'inbox');
  return useMutation({
    mutationFn: () => call('contacts.admin.deactivate', { params: { id } }),
    ...inPlace,
    onSuccess,
  });
}
