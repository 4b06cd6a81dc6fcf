import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AuthPage, ResetPasswordForm } from '@/features/people/auth';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { forgetSession } from '@/lib/session/session';
import { FormAlert } from '@/ui/feedback/form-alert';
import { TextLink } from '@/ui/actions/link';

export default function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigateLocal();
  const [search] = useSearchParams();
  const token = search.get('token');
  // Invitation links also lead here. An invited user has no password yet, so the texts do not mention a reset.
  const words = search.get('invited') === '1' ? 'invited' : 'reset';
  const done = () => {
    // The server has ended all sessions, including the current one.
    forgetSession();
    notify({ type: 'success', message: t(`${words}.done`) });
    navigate(paths.login, { replace: true });
  };
  return (
    <AuthPage title={t(`${words}.title`)} lead={t(`${words}.lead`)}>
      {token ? (
        <ResetPasswordForm token={token} submitLabel={t(`${words}.submit`)} onDone={done} />
      ) : (
        <FormAlert>{t('reset.noToken')}</FormAlert>
      )}
      {words === 'invited' ? (
        <p className="text-muted">{t('invited.expired')}</p>
      ) : (
        <TextLink to={paths.forgotPassword} className="inline-flex min-h-11 items-center self-start">
          {t('reset.askAgain')}
        </TextLink>
      )}
    </AuthPage>
  );
}
