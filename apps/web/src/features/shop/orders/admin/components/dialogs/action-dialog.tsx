import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/ui/overlays/confirm-dialog';

/** Asks for details or confirmation before an action on an order. Input is kept until the action is done. */
export function ActionDialog(props: Omit<ComponentProps<typeof FormDialog>, 'keepLabel' | 'startsInField'>) {
  const { t } = useTranslation('orders.admin');
  return <FormDialog {...props} keepLabel={t('ask.keep')} startsInField />;
}
