import { useTranslation } from 'react-i18next';
import { WorkPage } from '@/features/common/admin/work-page';
import { MembershipTabs } from '../membership-tabs';
import { CardCheck } from './card-check';
import { Sale } from './sale';

/** The front desk: it checks cards and sells memberships. */
export function DeskPage() {
  const { t } = useTranslation('memberships.admin');
  return (
    <WorkPage title={t('desk.title')} text={t('desk.text')}>
      <MembershipTabs chosen="desk" />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <CardCheck />
        <Sale />
      </div>
    </WorkPage>
  );
}
