import type { ArenaAdminRowWire } from '@dronesoccer/contracts';
import { queryOptions } from '@tanstack/react-query';
import { everyRow } from '@/features/dashboard/common/every-row';
import { call } from '@/lib/http/call';
import { currentLocale } from '@/lib/i18n/i18n';
import { queryKeys } from '@/lib/query/keys';

/** Every arena that the person manages, inactive ones too. */
export const everyArena = () =>
  queryOptions<ArenaAdminRowWire[]>({
    queryKey: queryKeys.call('arenas.admin.list', currentLocale(), 'every'),
    queryFn: ({ signal }) => everyRow((query) => call('arenas.admin.list', { query, signal, skipLoader: true })),
  });
