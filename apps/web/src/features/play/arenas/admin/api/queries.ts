import type { LocationAdminWire } from '@dronesoccer/contracts';
import { queryOptions } from '@tanstack/react-query';
import { everyRow } from '@/features/common/admin/every-row';
import { call } from '@/lib/http/call';
import { currentLocale } from '@/lib/i18n/i18n';
import { queryKeys } from '@/lib/query/keys';

/** All locations that the administrator manages, including closed ones. */
export const everyLocation = () =>
  queryOptions<LocationAdminWire[]>({
    queryKey: queryKeys.call('locations.admin.list', currentLocale(), 'every'),
    queryFn: ({ signal }) => everyRow((query) => call('locations.admin.list', { query, signal, skipLoader: true })),
  });
