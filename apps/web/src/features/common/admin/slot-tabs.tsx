import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { PageTabs } from '@/ui/navigation/page-tabs';

/** Switches between today's bookings and the slot calendar, for administrators whose menu has no entry for today. */
export function SlotTabs({ chosen }: { chosen: 'today' | 'slots' }) {
  const { t } = useTranslation('kit');
  const items = [
    { id: 'today', to: paths.dashboardDay(), label: t('day.link') },
    { id: 'slots', to: paths.classSlots, label: t('day.slots') },
  ];
  return <PageTabs label={t('day.tabs')} items={items} chosen={chosen} />;
}
