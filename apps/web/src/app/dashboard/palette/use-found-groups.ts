import { Role } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { Boxes, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { paths } from '@/lib/dashboard-paths';
import { callQuery } from '@/lib/query/call-query';
import { useSession } from '@/lib/session/use-session';
import { usePaused } from '@/lib/use-paused';
import type { PaletteGroup } from './sources';

const minLength = 2;
const perSource = 5;

interface FoundGroups {
  groups: PaletteGroup[];
  isSearching: boolean;
  /** The labels of the sources whose search failed. */
  failed: string[];
}

/** Searches orders by number, email or name, and products by name, once the user pauses typing. */
export function useFoundGroups(term: string): FoundGroups {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const navigate = useNavigateLocal();
  const isSuper = useSession().hasRole(Role.SUPER_ADMIN);
  const search = usePaused(term.trim());
  const enabled = isSuper && search.length >= minLength;
  const query = { search, pageSize: perSource };
  const orders = useQuery({ ...callQuery('orders.admin.list', { query }), enabled });
  const products = useQuery({ ...callQuery('products.admin.list', { query }), enabled });
  if (!enabled) return { groups: [], isSearching: isSuper && term.trim().length >= minLength, failed: [] };
  const groups: PaletteGroup[] = [
    {
      id: 'orders',
      label: t('palette.orders'),
      entries: (orders.data?.items ?? []).map(({ id, number, email, total }) => ({
        id: `order-${id}`,
        label: number,
        hint: `${email} · ${formatMoney(total, locale)}`,
        icon: ReceiptText,
        choose: () => navigate(`${paths.dashboardOrders}/${id}`),
      })),
    },
    {
      id: 'products',
      label: t('palette.products'),
      entries: (products.data?.items ?? []).map(({ id, name, price }) => ({
        id: `product-${id}`,
        label: name[locale],
        hint: formatMoney(price, locale),
        icon: Boxes,
        choose: () => navigate(`${paths.allProducts}/${id}`),
      })),
    },
  ];
  return {
    groups,
    isSearching: search !== term.trim() || orders.isFetching || products.isFetching,
    failed: [...(orders.isError ? [t('palette.orders')] : []), ...(products.isError ? [t('palette.products')] : [])],
  };
}
