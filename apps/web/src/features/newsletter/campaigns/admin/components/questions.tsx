import type { CampaignListItemWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { useCancelCampaign, useDeleteCampaign } from '../api/use-campaign-changes';
import { hasBegun } from '../model/stage';

interface QuestionProps {
  campaign: CampaignListItemWire;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before cancelling and says how many emails were already sent, because those cannot be recalled. */
export function CancelQuestion({ campaign, isOpen, onClose }: QuestionProps) {
  const { t } = useTranslation('campaigns.admin');
  const locale = useLocale();
  const cancelling = useCancelCampaign();
  const { id, title, run } = campaign;
  const sent = run?.counts.sent ?? 0;
  const counts = {
    count: sent,
    sent: formatNumber(sent, locale),
    left: formatNumber((run?.counts.pending ?? 0) + (run?.counts.sending ?? 0), locale),
  };
  const confirm = () =>
    cancelling.mutate(id, {
      onSuccess: () => {
        onClose();
        notify({ type: 'success', message: t('cancel.done', { title }) });
      },
    });
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={onClose}
      title={t('cancel.title', { title })}
      text={hasBegun(campaign) ? t('cancel.midway', counts) : t('cancel.text')}
      confirmLabel={t('cancel.confirm')}
      keepLabel={t('cancel.keep')}
      pending={cancelling.isPending}
      error={cancelling.error}
      onConfirm={confirm}
    />
  );
}

export function DeleteQuestion({
  campaign,
  isOpen,
  onClose,
  onDeleted,
}: QuestionProps & { onDeleted?: (() => void) | undefined }) {
  const { t } = useTranslation('campaigns.admin');
  const deleting = useDeleteCampaign();
  const { id, title } = campaign;
  const confirm = () =>
    deleting.mutate(id, {
      onSuccess: () => {
        onClose();
        notify({ type: 'success', message: t('delete.done', { title }) });
        onDeleted?.();
      },
    });
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={onClose}
      title={t('delete.title', { title })}
      text={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      pending={deleting.isPending}
      error={deleting.error}
      onConfirm={confirm}
    />
  );
}
