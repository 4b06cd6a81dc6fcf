import type { PartnerAdminWire } from '@dronesoccer/contracts';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notify } from '@/lib/notify';
import { ConfirmButton } from '@/ui/overlays/confirm-button';
import { useDeletePartner } from '../api/use-partner-changes';

/** Deletes a partner after confirmation, because the personal data cannot be restored. */
export function DeletePartner({ partner, onDone }: { partner: PartnerAdminWire; onDone: () => void }) {
  const { t } = useTranslation('partners.admin');
  const { id, version, orgName: name } = partner;
  return (
    <ConfirmButton
      icon={Trash2}
      label={t('delete.action')}
      title={t('delete.title', { name })}
      text={t('delete.text')}
      confirmLabel={t('delete.confirm')}
      change={useDeletePartner()}
      input={{ id, version }}
      onDone={() => {
        notify({ type: 'success', message: t('delete.done', { name }) });
        onDone();
      }}
    />
  );
}
