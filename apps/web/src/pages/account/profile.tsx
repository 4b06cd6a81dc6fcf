import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { MyProfile } from '@/features/people/profile';
import { PageHead } from '@/lib/page-head';
import { useChangeQuery } from '@/lib/router/use-change-query';
import { useSession } from '@/lib/session/use-session';
import { pageIn } from '@/ui/navigation/pagination';
import { Tabs } from '@/ui/navigation/tabs';
import { LateMyAddresses } from './parts/late-my-addresses';
import { LateMyBookings } from './parts/late-my-bookings';
import { LateMyFamily } from './parts/late-my-family';
import { LateMyMembership } from './parts/late-my-membership';
import { LateMyOrders } from './parts/late-my-orders';

type ProfileTab = 1 | 2 | 3 | 4 | 5 | 6;

const tabs: readonly ProfileTab[] = [1, 2, 3, 4, 5, 6];
const titles = {
  1: 'tabs.profile',
  2: 'tabs.orders',
  3: 'tabs.addresses',
  4: 'tabs.bookings',
  5: 'tabs.membership',
  6: 'tabs.family',
} as const;

/** The account pages (spec 2, Profile routes): `?tab=1` My Profile, 2 My Orders, 3 My Addresses, 4 My Bookings, 5 My Membership, 6 My Family. */
export default function ProfilePage() {
  const { t } = useTranslation('profile');
  const [params] = useSearchParams();
  const changeQuery = useChangeQuery();
  const { user } = useSession();
  const tab = tabs.find((each) => String(each) === params.get('tab')) ?? 1;
  const page = pageIn(params);
  return (
    <div className="page-width flex flex-col gap-8 pt-10 pb-20">
      <PageHead title={t(titles[tab])} isPrivate />
      <header>
        {user && <p className="lead text-muted">{t('hello', { name: user.firstName })}</p>}
        <h1 className="display-2">{t(titles[tab])}</h1>
      </header>
      <Tabs
        label={t('tabs.label')}
        value={tab}
        onChange={(next) =>
          changeQuery((query) => {
            query.set('tab', String(next));
            for (const name of ['page', 'when']) query.delete(name);
          })
        }
        items={[
          { value: 1, label: t('tabs.profile'), content: <MyProfile user={user} /> },
          { value: 2, label: t('tabs.orders'), content: <LateMyOrders page={page} /> },
          {
            value: 4,
            label: t('tabs.bookings'),
            content: <LateMyBookings when={params.get('when') === 'past' ? 'past' : 'upcoming'} page={page} />,
          },
          {
            value: 5,
            label: t('tabs.membership'),
            content: <LateMyMembership name={user?.name ?? ''} userId={user?.id} />,
          },
          { value: 6, label: t('tabs.family'), content: <LateMyFamily /> },
          { value: 3, label: t('tabs.addresses'), content: <LateMyAddresses fullName={user?.name ?? ''} /> },
        ]}
      />
    </div>
  );
}
