import type { CreateProductBody, ProductAdminWire, StockMoveBody } from '@dronesoccer/contracts';
import type { Save } from '@/features/common/admin/use-edit-form';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { localPath, paths } from '@/lib/paths';
import { useChange } from '@/lib/query/use-change';
import { useChangeOnce } from '@/lib/query/use-once';

/** A product's lists, pages and history, in the shop and in the dashboard. */
const areas = ['products'] as const;

export const useSaveProduct = () =>
  useChangeOnce(areas, ({ terms: { stock, ...terms }, ...save }: Save<CreateProductBody>, idempotencyKey) =>
    save.id === null
      ? call('products.admin.create', { body: { ...terms, ...(stock && { stock }) }, idempotencyKey })
      : call('products.admin.update', { params: { id: save.id }, body: { ...terms, version: save.version } }),
  );

export const useDuplicateProduct = () =>
  useChangeOnce(
    areas,
    (id: string, idempotencyKey) => call('products.admin.duplicate', { params: { id }, idempotencyKey }),
    'toast',
  );

async function previewToken(id: string): Promise<string> {
  await import('@/lib/http/event-calls');
  return (await call('products.admin.preview', { params: { id } })).token;
}

/** Opens the product in the shop, or a preview of one that is not in the shop. */
export function useViewProduct() {
  const locale = useLocale();
  return useChange(
    [],
    async ({ id, slug, isActive }: Pick<ProductAdminWire, 'id' | 'slug' | 'isActive'>) => {
      const token = isActive ? null : await previewToken(id);
      // Without `preview`, the shop would redirect an administrator to the dashboard.
      const path = `${paths.product(slug)}?preview=${encodeURIComponent(token ?? '1')}`;
      window.open(localPath(path, locale), '_blank', 'noopener');
    },
    'toast',
  );
}

export const useDeleteProduct = () =>
  useChange(areas, (id: string) => call('products.admin.delete', { params: { id } }));

export const useSetActive = () =>
  useChange(
    areas,
    ({ id, isActive }: { id: string; isActive: boolean }) =>
      call('products.admin.setActive', { params: { id }, body: { isActive } }),
    'toast',
  );

export const useMoveStock = (id: string) =>
  useChangeOnce(areas, (body: StockMoveBody, idempotencyKey) =>
    call('products.admin.moveStock', { params: { id }, body, idempotencyKey }),
  );
