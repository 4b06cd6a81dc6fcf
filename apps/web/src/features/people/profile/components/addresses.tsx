import { limits, type AddressWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '@/lib/format';
import { notify } from '@/lib/notify';
import { Badge } from '@/ui/feedback/badge';
import { Button } from '@/ui/actions/button';
import { Card } from '@/ui/layout/card';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { PostalAddress } from '@/features/common/postal-address';
import { Skeleton } from '@/ui/feedback/skeleton';
import { addressesQuery } from '../api/queries';
import { useRemoveAddress } from '../api/use-address-changes';
import { AddressDialog } from './address-dialog';

type Open =
  | { kind: 'none' }
  | { kind: 'new' }
  | { kind: 'edit'; address: AddressWire }
  | { kind: 'remove'; address: AddressWire };

export interface AddressesProps {
  /** The account's name, which a new address begins with. */
  fullName: string;
}

/** The saved addresses, which the checkout offers. */
export function Addresses({ fullName }: AddressesProps) {
  const { t } = useTranslation('profile');
  const { data, error, isFetching, refetch } = useQuery(addressesQuery());
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const close = () => setOpen({ kind: 'none' });

  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <AddressesSkeleton />;

  const isFull = data.length >= limits.addressesMax;
  const addButton = (
    <Button disabled={isFull} onClick={() => setOpen({ kind: 'new' })}>
      <Plus aria-hidden className="size-5" />
      {t('addresses.add')}
    </Button>
  );
  return (
    <div className="flex flex-col items-start gap-6">
      {data.length === 0 ? (
        <div className="w-full">
          <EmptyState title={t('addresses.empty')} text={t('addresses.emptyText')} action={addButton} />
        </div>
      ) : (
        <>
          <ul className="grid w-full gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {data.map((address) => (
              <li key={address.id}>
                <AddressCard
                  address={address}
                  onEdit={() => setOpen({ kind: 'edit', address })}
                  onRemove={() => setOpen({ kind: 'remove', address })}
                />
              </li>
            ))}
          </ul>
          {addButton}
          {isFull && <p className="text-muted">{t('addresses.full', { count: limits.addressesMax })}</p>}
        </>
      )}
      {open.kind === 'new' && <AddressDialog address={null} fullName={fullName} onClose={close} />}
      {open.kind === 'edit' && <AddressDialog address={open.address} fullName={fullName} onClose={close} />}
      {open.kind === 'remove' && <RemoveDialog address={open.address} onClose={close} />}
    </div>
  );
}

interface AddressCardProps {
  address: AddressWire;
  onEdit: () => void;
  onRemove: () => void;
}

function AddressCard({ address, onEdit, onRemove }: AddressCardProps) {
  const { t } = useTranslation('profile');
  const what = `${address.fullName}, ${address.line1}`;
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="grow">
        {address.isDefault && (
          <p className="mb-2">
            <Badge tone="ice">{t('addresses.default')}</Badge>
          </p>
        )}
        <PostalAddress address={address} />
        {address.phone && <p className="text-muted">{formatPhone(address.phone)}</p>}
      </div>
      <p className="-mx-3 -mb-2 flex flex-wrap">
        <Button variant="quiet" aria-label={t('addresses.editNamed', { what })} onClick={onEdit}>
          {t('addresses.change')}
        </Button>
        <Button variant="quiet" aria-label={t('addresses.removeNamed', { what })} onClick={onRemove}>
          {t('addresses.remove')}
        </Button>
      </p>
    </Card>
  );
}

function RemoveDialog({ address, onClose }: { address: AddressWire; onClose: () => void }) {
  const { t } = useTranslation('profile');
  const removing = useRemoveAddress(() => {
    notify({ type: 'success', message: t('addresses.removed') });
    onClose();
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('addresses.removeTitle')}
      confirmLabel={t('addresses.remove')}
      keepLabel={t('addresses.keep')}
      pending={removing.isPending}
      error={removing.error}
      onConfirm={() => removing.mutate(address.id)}
    >
      <PostalAddress address={address} />
    </ConfirmDialog>
  );
}

function AddressesSkeleton() {
  const { t } = useTranslation('profile');
  return (
    <Loading label={t('addresses.loading')} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-44 rounded-card" />
      ))}
    </Loading>
  );
}
