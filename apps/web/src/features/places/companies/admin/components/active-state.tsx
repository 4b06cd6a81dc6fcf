import type { CompanyDetailWire } from '@dronesoccer/contracts';
import { Power, PowerOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ClosePlaceButton } from '@/features/common/admin/place-touched';
import { notify } from '@/lib/notify';
import { notifyUndo } from '@/lib/notify-undo';
import { Button } from '@/ui/actions/button';
import { useActivateCompany, useDeactivateCompany } from '../api/use-company-changes';

interface ActiveStateProps {
  company: CompanyDetailWire;
  onDone: (standing: CompanyDetailWire) => void;
}

/** Deactivates a company, after saying what its administrators lose, or reactivates it. */
export function ActiveState({ company: { id, name, isActive }, onDone }: ActiveStateProps) {
  const { t } = useTranslation('companies.admin');
  const deactivate = useDeactivateCompany(id);
  const activate = useActivateCompany(id);
  // Undo may be clicked after the button and the drawer are gone. A failure already shows a toast.
  const bringBack = () =>
    void activate.mutateAsync().then(
      (standing) => {
        notify({ type: 'success', message: t('active.activated', { name }) });
        onDone(standing);
      },
      () => undefined,
    );
  const reversal = (
    <Button variant="ice" pending={activate.isPending} onClick={bringBack}>
      <Power aria-hidden className="size-5" />
      {t('active.activate')}
    </Button>
  );
  return (
    <div className="border-t border-line pt-5">
      <ClosePlaceButton
        place={{ companyId: id }}
        icon={PowerOff}
        variant="outline"
        label={t('active.deactivate')}
        title={t('active.title', { name })}
        text={t('active.text')}
        confirmLabel={t('active.confirm')}
        change={deactivate}
        input={undefined}
        reversal={isActive ? undefined : reversal}
        onDone={(standing) => {
          notifyUndo(t('active.deactivated', { name }), bringBack);
          onDone(standing);
        }}
      />
    </div>
  );
}
