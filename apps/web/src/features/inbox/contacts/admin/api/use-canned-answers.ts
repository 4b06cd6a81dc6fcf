import type { ContactAnswerBody } from '@dronesoccer/contracts';
import type { Save } from '@/features/common/admin/use-edit-form';
import { call } from '@/lib/http/call';
import { useAttempt } from '@/lib/query/use-attempt';
import { useChange } from '@/lib/query/use-change';

const areas = ['contactAnswers'] as const;

export function useSaveAnswer() {
  const attempt = useAttempt();
  return useChange(areas, (save: Save<ContactAnswerBody>) => {
    if (save.id === null) {
      return call('contactAnswers.admin.create', { body: save.terms, idempotencyKey: attempt.keyFor(save.terms) });
    }
    const { id, terms, version } = save;
    return call('contactAnswers.admin.update', { params: { id }, body: { ...terms, version } });
  });
}

export const useRemoveAnswer = (id: string) =>
  useChange(areas, () => call('contactAnswers.admin.remove', { params: { id } }));
