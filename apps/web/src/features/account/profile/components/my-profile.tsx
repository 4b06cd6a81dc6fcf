import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrentUser } from '@/lib/store/root-state';
import { Card } from '@/ui/layout/card';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';
import { Sessions } from './sessions';

/** What the person may change about their account. */
export function MyProfile({ user }: { user: CurrentUser | null }) {
  const { t } = useTranslation('account');
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Section title={t('profile.title')}>
        {user ? <ProfileForm key={user.id} user={user} /> : <Skeleton className="h-72 w-full" />}
      </Section>
      <div className="flex flex-col gap-6">
        <Section title={t('password.title')}>
          <PasswordForm />
        </Section>
        <Section title={t('sessions.title')}>
          <Sessions />
        </Section>
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="display-3 mb-5">{title}</h2>
      {children}
    </Card>
  );
}
