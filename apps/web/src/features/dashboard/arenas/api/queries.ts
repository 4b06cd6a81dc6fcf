import { limits, type LocationAdminWire } from '@dronesoccer/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSeesEveryCompany } from '@/features/dashboard/common/use-sees-every-company';
import { call } from '@/lib/http/call';
import { currentLocale } from '@/lib/i18n/i18n';
import { callQuery } from '@/lib/query/call-query';
import { queryKeys } from '@/lib/query/keys';

const pageSize = limits.page.max;

/** Every location that the person manages, closed ones too, for a select: as many pages as there are. */
export const everyLocation = () =>
  queryOptions<LocationAdminWire[]>({
    queryKey: queryKeys.call('locations.admin.list', currentLocale(), 'every'),
    queryFn: async ({ signal }) => {
      const found: LocationAdminWire[] = [];
      for (let page = 1; ; page++) {
        const query = { page, pageSize };
        const { items } = await call('locations.admin.list', { query, signal, skipLoader: true });
        found.push(...items);
        if (items.length < pageSize) return found;
      }
    },
  });

/** The active companies, for those who may see them all. */
export function useCompanyNames() {
  const seesAll = useSeesEveryCompany();
  const names = useQuery({ ...callQuery('companies.names'), enabled: seesAll });
  return { seesAll, companies: names.data ?? [], isLoaded: names.isSuccess };
}
