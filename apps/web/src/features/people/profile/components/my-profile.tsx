import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import type { CurrentUser } from '@/lib/store/root-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { WhenSeen } from '@/ui/layout/when-seen';
import { AvatarField } from './avatar-field';
import { EmailAddress } from './email-address';
import { ProfileForm } from './profile-form';
import { Section, Security } from './security';
import { YourData } from './your-data';

const Newsletter = lazyComponent<{ email: string }>(
  async () => {
    const [part] = await Promise.all([import('./newsletter'), loadNamespaces('newsletter')]);
    return part;
  },
  { isQuiet: true },
);

/** The account details that the user may change. */
export function MyProfile({ user }: { user: CurrentUser | null }) {
  const { t } = useTranslation('profile');
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-6">
        <Section title={t('profile.title')}>
          {user ? (
            <>
              <AvatarField user={user} />
              <ProfileForm key={user.id} user={user} />
            </>
          ) : (
            <Skeleton className="h-96 w-full" />
          )}
        </Section>
        <Section title={t('email.title')}>
          {user ? <EmailAddress user={user} /> : <Skeleton className="h-24 w-full" />}
        </Section>
      </div>
      <div className="flex flex-col gap-6">
        <Security />
        <Section title={t('data.title')}>
          <YourData />
        </Section>
        {user && (
          <WhenSeen className="min-h-44" ahead="0%">
            <Newsletter email={user.email} />
          </WhenSeen>
        )}
      </div>
    </div>
  );
}
