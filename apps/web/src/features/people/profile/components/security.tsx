import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/layout/card';
import { PasswordForm } from './password-form';
import { Sessions } from './sessions';

/** The password and the sessions, for the profile and for an administrator's account page. */
export function Security() {
  const { t } = useTranslation('account');
  return (
    <>
      <Section title={t('password.title')}>
        <PasswordForm />
      </Section>
      <Section title={t('sessions.title')}>
        <Sessions />
      </Section>
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
