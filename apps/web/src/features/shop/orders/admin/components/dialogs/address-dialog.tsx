import { type AdminOrderWire, OrderEventKind, type PostalAddressWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { AddressFields } from '@/features/common/address-fields';
import { PostalAddress } from '@/features/common/postal-address';
import { addressBody, type AddressForm, addressForm } from '@/lib/forms/address-form';
import { useAddressForm } from '@/lib/forms/use-address-form';
import { call } from '@/lib/http/call';
import { notify } from '@/lib/notify';
import { useOrderChange } from '../../api/use-order-change';
import { useSeen } from '../../api/use-seen';
import { isConflict } from '../../model/conflict';
import { ActionDialog } from './action-dialog';
import { ChangeFailure } from './change-failure';
import type { OrderDialogProps } from './tracking-dialog';

interface AddressDialogProps extends Omit<OrderDialogProps, 'open'> {
  address: PostalAddressWire;
}

/** Changes where an order ships to, as long as it has not shipped. */
export function AddressDialog({ order, address, onClose }: AddressDialogProps) {
  const { t } = useTranslation('orders.admin');
  const form = useAddressForm(addressForm(address));
  const { id, number, email } = order;
  const { seen, showCurrent } = useSeen(order, addressState);
  const saving = useOrderChange(
    id,
    (typed: AddressForm) =>
      call('orders.admin.changeAddress', { params: { id }, body: { ...addressBody(typed), changes: seen.changes } }),
    () => {
      onClose();
      notify({ type: 'success', message: t('address.done', { number }) });
    },
  );
  return (
    <ActionDialog
      open
      onClose={onClose}
      title={t('address.title', { number })}
      text={t('address.text', { email })}
      confirmLabel={t('address.save')}
      pending={saving.isPending}
      failure={
        <>
          <ChangeFailure error={saving.error} order={order} />
          {isConflict(saving.error) && seen.address && (
            <div>
              <p className="font-semibold">{t('address.now')}</p>
              <PostalAddress address={seen.address} />
            </div>
          )}
        </>
      }
      onSubmit={form.handleSubmit((typed) =>
        saving.mutate(typed, {
          onError: (error) => {
            showCurrent(error);
            form.showServerErrors(error);
          },
        }),
      )}
    >
      <AddressFields form={form} />
    </ActionDialog>
  );
}

const addressState = ({ address, events }: AdminOrderWire) => ({
  address,
  changes: events.filter(({ kind }) => kind === OrderEventKind.ADDRESS_CHANGED).length,
});
