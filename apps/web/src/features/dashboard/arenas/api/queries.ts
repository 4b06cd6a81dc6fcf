import type { LocationAdminWire } from '@dronesoccer/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { everyRow } from '@/features/dashboard/common/every-row';
import { useSeesEveryCompany } from '@/features/dashboard/common/use-sees-every-company';
import { call } from '@/lib/http/call';
import { currentLocale } from '@/lib/i18n/i18n';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';

/** Every location that the person manages, closed ones too. */
export const everyLocation = () =>
  queryOptions<LocationAdminWire[]>({
    queryKey: queryKeys.call('locations.admin.list', currentLocale(), 'every'),
    queryFn: ({ signal }) => everyRow((query) => call('locations.admin.list', { query, signal, skipLoader: true })),
  });

/** The active companies, for those who may see them all. */
export function useCompanyNames() {
  const seesAll = useSeesEveryCompany();
  const names = useQuery({ ...callQuery('companies.names'), enabled: seesAll });
  return { seesAll, companies: names.data ?? [], isLoaded: names.isSuccess };
}
