import type { ContactAnswerBody, ContactAnswerWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Save } from '@/features/common/admin/use-edit-form';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { useAttempt } from '@/lib/query/use-attempt';

function useRefreshed() {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('contactAnswers') }) };
}

export function useSaveAnswer() {
  const attempt = useAttempt();
  return useMutation<ContactAnswerWire, Error, Save<ContactAnswerBody>>({
    mutationFn: (save) =>
      save.id === null
        ? call('contactAnswers.admin.create', { body: save.terms, idempotencyKey: attempt.keyFor(save.terms) })
        : call('contactAnswers.admin.update', {
            params: { id: save.id },
            body: { ...save.terms, version: save.version },
          }),
    meta: { failure: false },
    ...useRefreshed(),
  });
}

export function useRemoveAnswer(id: string) {
  return useMutation({
    mutationFn: () => call('contactAnswers.admin.remove', { params: { id } }),
    meta: { failure: false },
    ...useRefreshed(),
  });
}
