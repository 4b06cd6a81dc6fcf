import type { PartnerAdminWire } from '@dronesoccer/contracts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/notify';
import { Button } from '@/ui/actions/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { useDeletePartner } from '../api/use-partner-changes';

/** Deletes a partner after confirmation, because the personal data cannot be restored. */
export function DeletePartner({ partner, onDone }: { partner: PartnerAdminWire; onDone: () => void }) {
  const { t } = useTranslation('partners.admin');
  const { id, version, orgName: name } = partner;
  const [isAsking, setAsking] = useState(false);
  const deleting = useDeletePartner();
  const confirm = () =>
    deleting.mutate(
      { id, version },
      {
        onSuccess: () => {
          setAsking(false);
          notify({ type: 'success', message: t('delete.done', { name }) });
          onDone();
        },
      },
    );
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-5" />
        {t('delete.action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('delete.title', { name })}
        text={t('delete.text')}
        confirmLabel={t('delete.confirm')}
        pending={deleting.isPending}
        error={deleting.error}
        onConfirm={confirm}
      />
    </>
  );
}
