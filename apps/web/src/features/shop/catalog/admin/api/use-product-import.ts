import { ProductImportStatus, type ProductImportWire } from '@dronesoccer/contracts';
import {
  useMutation,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';

const { CHECKING, APPLYING } = ProductImportStatus;

export const isAtWork = ({ status }: ProductImportWire): boolean => status === CHECKING || status === APPLYING;

const pauseMs = 700;

/** Fetches an import and polls it while the server is working on it. */
export function useProductImport(id: string | null): UseQueryResult<ProductImportWire> {
  const client = useQueryClient();
  const found = useQuery({
    ...callQuery('products.admin.getImport', { params: { id: id ?? '' } }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? pauseMs : false),
  });
  const status = found.data?.status;
  const before = useRef(status);
  useEffect(() => {
    // A step has finished, so the cached rows and products are out of date.
    if (before.current !== undefined && before.current !== status) {
      void client.invalidateQueries({ queryKey: queryKeys.area('products') });
    }
    before.current = status;
  }, [client, status]);
  return found;
}

type ImportStep = UseMutationResult<ProductImportWire, Error, void>;

export const useConfirmImport = (id: string): ImportStep =>
  useImportStep(() => call('products.admin.confirmImport', { params: { id } }));

/** Checks the file again and lets rows that have the name of an existing product update it instead of being refused. */
export const useMatchImportNames = (id: string): ImportStep =>
  useImportStep(() => call('products.admin.matchImportNames', { params: { id } }));

function useImportStep(take: () => Promise<ProductImportWire>): ImportStep {
  const client = useQueryClient();
  return useMutation({
    mutationFn: take,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.area('products') }),
  });
}
