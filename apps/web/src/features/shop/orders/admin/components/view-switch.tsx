import { Columns3, List, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Location } from 'react-router-dom';
import { barePath } from '@/lib/paths';
import { Link } from '@/ui/actions/link';

type OrdersView = 'list' | 'board';

/** Switches between list and board. Each has its own URL, and the filters are kept. */
export function ViewSwitch({ view }: { view: OrdersView }) {
  const { t } = useTranslation('orders.admin');
  const entry = (value: OrdersView, Icon: LucideIcon) => (
    <Link
      to={addressOf(value)}
      aria-current={view === value ? 'page' : undefined}
      preventScrollReset
      className="control-text inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-muted hover:text-ink aria-[current=page]:bg-ink aria-[current=page]:text-ground"
    >
      <Icon aria-hidden className="size-4.5" />
      {t(`views.${value}`)}
    </Link>
  );
  return (
    <nav aria-label={t('views.label')} className="inline-flex rounded-full border-2 border-line p-0.5">
      {entry('list', List)}
      {entry('board', Columns3)}
    </nav>
  );
}

const addressOf =
  (view: OrdersView) =>
  ({ pathname, search }: Location): string => {
    const params = new URLSearchParams(search);
    params.delete('column');
    if (view === 'board') params.set('view', 'board');
    else params.delete('view');
    return `${barePath(pathname)}?${params.toString()}`.replace(/\?$/, '');
  };
