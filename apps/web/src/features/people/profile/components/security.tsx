import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import { Skeleton } from '@/ui/feedback/skeleton';
import { WhenSeen } from '@/ui/layout/when-seen';
import { Card } from '@/ui/layout/card';
import { signInMethodsQuery } from '../api/queries';
import { PasswordForm } from './password-form';
import { Sessions } from './sessions';

const TwoStep = lazyComponent(
  async () => {
    const [part] = await Promise.all([import('./two-step/two-step'), loadNamespaces('auth')]);
    return part;
  },
  { placeholder: <Skeleton className="h-24 w-full" />, isQuiet: true },
);

/** The password, the sessions and two-step login, for the profile and for an administrator's account page. */
export function Security() {
  const { t } = useTranslation('profile');
  return (
    <>
      <Section title={t('password.title')}>
        <Password />
      </Section>
      <Section title={t('sessions.title')}>
        <Sessions />
      </Section>
      <Section title={t('twoStep')}>
        <WhenSeen reserve="h-24" ahead="0%">
          <TwoStep />
        </WhenSeen>
      </Section>
    </>
  );
}

/** The form that changes the password, or how a person without one logs in. */
function Password() {
  const { t } = useTranslation('profile');
  const { data } = useQuery(signInMethodsQuery());
  const email = data?.google.map((account) => account.email).join(', ');
  if (data?.hasPassword === false) return <p className="break-words">{t('password.google', { email })}</p>;
  return (
    <>
      <PasswordForm />
      {email && <p className="mt-5 text-sm break-words text-muted">{t('password.linked', { email })}</p>}
    </>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="display-3 mb-5">{title}</h2>
      {children}
    </Card>
  );
}
