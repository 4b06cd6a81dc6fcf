import { staffLimits } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { ProgressDialog } from '@/ui/overlays/progress-dialog';
import { RefusedRows, type RefusedRow } from './refused-rows';

interface BulkDialogsProps {
  question: { isOpen: boolean; count: number; confirm: () => void; onClose: () => void };
  progress: { through: number; count: number; isStopping: boolean; onStop: () => void } | null;
  refused: { rows: readonly RefusedRow[]; onClose: () => void };
}

/** The dialogs of `useBulk`: the question before an action on many rows, its progress, and the refused rows. */
export function BulkDialogs({ question, progress, refused }: BulkDialogsProps) {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const asked = { count: question.count, total: formatNumber(question.count, locale) };
  return (
    <>
      <ConfirmDialog
        open={question.isOpen}
        onClose={question.onClose}
        title={t('bulk.confirmTitle', asked)}
        text={t('bulk.confirmText', { step: staffLimits.bulkMax })}
        confirmLabel={t('bulk.confirm', asked)}
        onConfirm={question.confirm}
      />
      {progress && (
        <ProgressDialog
          title={t('bulk.working')}
          value={progress.through / progress.count}
          text={t('progress.of', {
            done: formatNumber(progress.through, locale),
            total: formatNumber(progress.count, locale),
          })}
          isStopping={progress.isStopping}
          onStop={progress.onStop}
        />
      )}
      <RefusedRows {...refused} />
    </>
  );
}
