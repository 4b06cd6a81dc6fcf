import type { ContactAnswerBody } from '@dronesoccer/contracts';
import type { Save } from '@/features/common/admin/use-edit-form';
import { call } from '@/lib/http/call';
import { useChange } from '@/lib/query/use-change';
import { useChangeOnce } from '@/lib/query/use-once';

const areas = ['contactAnswers'] as const;

export const useSaveAnswer = () =>
  useChangeOnce(areas, (save: Save<ContactAnswerBody>, idempotencyKey) =>
    save.id === null
      ? call('contactAnswers.admin.create', { body: save.terms, idempotencyKey })
      : call('contactAnswers.admin.update', {
          params: { id: save.id },
          body: { ...save.terms, version: save.version },
        }),
  );

export const useRemoveAnswer = (id: string) =>
  useChange(areas, () => call('contactAnswers.admin.remove', { params: { id } }));
