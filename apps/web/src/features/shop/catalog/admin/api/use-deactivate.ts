import type { ProductAdminWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { notifyUndo } from '@/lib/notify-undo';
import { useSetActive } from './use-product-changes';

/** Deactivates a product and offers to undo it. */
export function useDeactivate() {
  const { t } = useTranslation('catalog.admin');
  const locale = useLocale();
  const setActive = useSetActive();
  const offerUndo = ({ id, name: names }: ProductAdminWire) => {
    const name = names[locale];
    const isBack = () => notify({ type: 'success', message: t('form.backInShop', { name }) });
    notifyUndo(t('form.deactivated', { name }), () => {
      void setActive.mutateAsync({ id, isActive: true }).then(isBack, () => undefined);
    });
  };
  const run = ({ id }: ProductAdminWire, onDone: () => void) =>
    setActive.mutate(
      { id, isActive: false },
      {
        onSuccess: (product) => {
          offerUndo(product);
          onDone();
        },
      },
    );
  return { run, offerUndo, isPending: setActive.isPending, error: setActive.error };
}
