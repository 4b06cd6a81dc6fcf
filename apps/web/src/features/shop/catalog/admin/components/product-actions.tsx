import type { ProductAdminWire } from '@dronesoccer/contracts';
import { Copy, ExternalLink, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteDrawer } from '@/lib/forms/use-route-drawer';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/dashboard-paths';
import { useDeactivate } from '../api/use-deactivate';
import { IconButton } from '@/ui/actions/icon-button';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog';
import { useDeleteProduct, useDuplicateProduct, useViewProduct } from '../api/use-product-changes';

/** The other actions for a product: view it in the shop, copy it, delete it. */
export function ProductActions({ product, drawer }: { product: ProductAdminWire; drawer: RouteDrawer }) {
  const { t } = useTranslation('catalog.admin');
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const duplicate = useDuplicateProduct();
  const remove = useDeleteProduct();
  const view = useViewProduct();
  const deactivate = useDeactivate();
  const name = product.name[locale];
  const copy = () =>
    duplicate.mutate(product.id, {
      onSuccess: (made) => {
        notify({ type: 'success', message: t('actions.duplicated', { name: made.name[locale] }) });
        drawer.leave(paths.editProduct(made.id));
      },
    });
  return (
    <div className="flex items-center">
      <IconButton
        icon={ExternalLink}
        label={t(product.isActive ? 'actions.view' : 'actions.preview')}
        disabled={view.isPending}
        onClick={() => view.mutate(product)}
      />
      <IconButton icon={Copy} label={t('actions.duplicate')} disabled={duplicate.isPending} onClick={copy} />
      <IconButton icon={Trash2} label={t('actions.delete')} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={isAsking && product.hasHistory}
        onClose={() => setAsking(false)}
        title={t('actions.keepTitle', { name })}
        text={product.isActive ? t('actions.hasHistory') : t('actions.isInactive')}
        confirmLabel={product.isActive ? t('actions.deactivateInstead') : null}
        pending={deactivate.isPending}
        error={deactivate.error}
        onConfirm={() => deactivate.run(product, drawer.leave)}
      />
      <ConfirmDialog
        open={isAsking && !product.hasHistory}
        onClose={() => setAsking(false)}
        title={t('actions.deleteTitle', { name })}
        text={t('actions.deleteText')}
        confirmLabel={t('actions.deleteConfirm')}
        pending={remove.isPending}
        error={remove.error}
        onConfirm={() =>
          remove.mutate(product.id, {
            onSuccess: () => {
              notify({ type: 'success', message: t('actions.deleted', { name }) });
              drawer.leave();
            },
          })
        }
      />
    </div>
  );
}
