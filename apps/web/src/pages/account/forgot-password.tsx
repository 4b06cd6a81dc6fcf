import '@/lib/http/account-calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthPage, EmailForm } from '@/features/people/auth';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/actions/button';
import { TextLink } from '@/ui/actions/link';

export default function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthPage title={t('forgot.title')} lead={t('forgot.lead')}>
      {sentTo === null ? (
        <EmailForm
          submitLabel={t('forgot.submit')}
          send={(email) => call('auth.forgotPassword', { body: { email, locale } })}
          onSent={setSentTo}
        />
      ) : (
        <div role="status" className="flex flex-col items-start gap-4">
          <h2 className="display-3">{t('forgot.sentTitle')}</h2>
          <p>{t('forgot.sentText', { email: sentTo })}</p>
          <Button variant="outline" onClick={() => setSentTo(null)}>
            {t('forgot.again')}
          </Button>
        </div>
      )}
      <TextLink to={paths.login} className="inline-flex min-h-11 items-center self-start">
        {t('forgot.back')}
      </TextLink>
    </AuthPage>
  );
}
