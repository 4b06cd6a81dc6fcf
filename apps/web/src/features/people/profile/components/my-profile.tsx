import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import type { CurrentUser } from '@/lib/store/root-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { WhenSeen } from '@/ui/layout/when-seen';
import { ProfileForm } from './profile-form';
import { Section, Security } from './security';

const Newsletter = lazyComponent<{ email: string }>(
  async () => {
    const [part] = await Promise.all([import('./newsletter'), loadNamespaces('newsletter')]);
    return part;
  },
  { isQuiet: true },
);

/** The account details that the user may change. */
export function MyProfile({ user }: { user: CurrentUser | null }) {
  const { t } = useTranslation('account');
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Section title={t('profile.title')}>
        {user ? <ProfileForm key={user.id} user={user} /> : <Skeleton className="h-72 w-full" />}
      </Section>
      <div className="flex flex-col gap-6">
        <Security />
        {user && (
          <WhenSeen className="min-h-44" ahead="0%">
            <Newsletter email={user.email} />
          </WhenSeen>
        )}
      </div>
    </div>
  );
}
