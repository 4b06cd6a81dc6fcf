import type {
  CreateProductBody,
  ProductAdminWire,
  StockMoveBody,
  StockWire,
  UpdateProductBody,
} from '@dronesoccer/contracts';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';

/**
 * Refreshes everything that a product change may affect: lists, pages and history, in the shop and in the dashboard.
 */
function useRefreshed(): { onSettled: () => Promise<void> } {
  const client = useQueryClient();
  return { onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('products') }) };
}

/** The form shows refusals beside their fields. */
const inPlace = { meta: { failure: false } } as const;

type SaveProduct = { id: null; body: CreateProductBody } | { id: string; body: UpdateProductBody };

export function useSaveProduct(): UseMutationResult<ProductAdminWire, Error, SaveProduct> {
  return useMutation({
    mutationFn: (save: SaveProduct) =>
      save.id === null
        ? call('products.admin.create', { body: save.body })
        : call('products.admin.update', { params: { id: save.id }, body: save.body }),
    ...inPlace,
    ...useRefreshed(),
  });
}

export function useDuplicateProduct(): UseMutationResult<ProductAdminWire, Error, string> {
  return useMutation({
    mutationFn: (id: string) => call('products.admin.duplicate', { params: { id } }),
    ...useRefreshed(),
  });
}

export function useDeleteProduct(): UseMutationResult<null, Error, string> {
  return useMutation({
    mutationFn: (id: string) => call('products.admin.delete', { params: { id } }),
    ...inPlace,
    ...useRefreshed(),
  });
}

export function useSetActive(): UseMutationResult<ProductAdminWire, Error, { id: string; isActive: boolean }> {
  return useMutation({
    mutationFn: ({ id, isActive }) => call('products.admin.setActive', { params: { id }, body: { isActive } }),
    ...useRefreshed(),
  });
}

export function useMoveStock(id: string): UseMutationResult<StockWire, Error, StockMoveBody> {
  return useMutation({
    mutationFn: (body: StockMoveBody) => call('products.admin.moveStock', { params: { id }, body }),
    ...inPlace,
    ...useRefreshed(),
  });
}
