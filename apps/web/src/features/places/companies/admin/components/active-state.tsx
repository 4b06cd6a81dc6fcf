import type { CompanyDetailWire } from '@dronesoccer/contracts';
import { Power, PowerOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceImpactSummary } from '@/features/common/admin/place-touched';
import { usePlaceImpact } from '@/features/common/admin/use-touched';
import { notify } from '@/lib/notify';
import { notifyUndo } from '@/lib/notify-undo';
import { Button } from '@/ui/actions/button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { useActivateCompany, useDeactivateCompany } from '../api/use-company-changes';

interface ActiveStateProps {
  company: CompanyDetailWire;
  onDone: (standing: CompanyDetailWire) => void;
}

/** Deactivates a company, after saying what its administrators lose, or reactivates it. */
export function ActiveState({ company: { id, name, isActive }, onDone }: ActiveStateProps) {
  const { t } = useTranslation('companies.admin');
  const [isAsking, setAsking] = useState(false);
  const touched = usePlaceImpact({ companyId: id }, isAsking);
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
  const confirm = () =>
    deactivate.mutate(undefined, {
      onSuccess: (standing) => {
        setAsking(false);
        notifyUndo(t('active.deactivated', { name }), bringBack);
        onDone(standing);
      },
    });
  return (
    <div className="border-t border-line pt-5">
      {isActive ? (
        <Button variant="outline" onClick={() => setAsking(true)}>
          <PowerOff aria-hidden className="size-5" />
          {t('active.deactivate')}
        </Button>
      ) : (
        <Button variant="ice" pending={activate.isPending} onClick={bringBack}>
          <Power aria-hidden className="size-5" />
          {t('active.activate')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('active.title', { name })}
        text={t('active.text')}
        confirmLabel={t('active.confirm')}
        pending={deactivate.isPending}
        error={deactivate.error}
        disabled={!touched.isKnown}
        onConfirm={confirm}
      >
        {isAsking && <PlaceImpactSummary touched={touched} />}
      </ConfirmDialog>
    </div>
  );
}
