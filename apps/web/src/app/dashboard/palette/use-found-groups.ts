import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { callQuery } from '@/lib/query/call-query';
import { useSession } from '@/lib/session/use-session';
import { usePaused } from '@/lib/use-paused';
import { searches } from './searches';
import type { PaletteGroup } from './sources';

const minLength = 2;
const perSource = 5;

interface FoundGroups {
  groups: PaletteGroup[];
  isSearching: boolean;
  /** The labels of the sources whose search failed. */
  failed: string[];
}

/** Searches every list that the user may open, once the user pauses typing. */
export function useFoundGroups(term: string): FoundGroups {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const navigate = useNavigateLocal();
  const { hasRole } = useSession();
  const search = usePaused(term.trim());
  const enabled = search.length >= minLength;
  const own = searches.filter(({ roles }) => roles.some(hasRole));
  const results = useQueries({
    queries: own.map(({ call }) => ({ ...callQuery(call, { query: { search, pageSize: perSource } }), enabled })),
  });
  if (!enabled) return { groups: [], isSearching: term.trim().length >= minLength, failed: [] };
  return {
    groups: own.map(({ group, icon, show }, index) => ({
      id: group,
      label: t(`palette.${group}`),
      entries: (results[index]?.data?.items ?? []).map((item) => {
        const { label, hint, to } = show(item, locale);
        return { id: `${group}-${item.id}`, label, hint, icon, choose: () => navigate(to) };
      }),
    })),
    isSearching: search !== term.trim() || results.some(({ isFetching }) => isFetching),
    failed: own.filter((_, index) => results[index]?.isError === true).map(({ group }) => t(`palette.${group}`)),
  };
}
