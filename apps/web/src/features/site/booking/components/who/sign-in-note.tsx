import { useTranslation } from 'react-i18next';
import { useLocale } from '@/lib/i18n/use-locale';
import { localPath, paths } from '@/lib/paths';
import { loginPathFor } from '@/lib/session/session';
import { ButtonLink } from '@/ui/actions/link';

/** An account is no condition; who has one may use it, and comes back to what was typed. */
export function SignInNote({ slotId }: { slotId: string }) {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-raised p-5">
      <div>
        <h2 className="font-bold">{t('who.haveAccount')}</h2>
        <p className="text-sm text-muted">{t('who.haveAccountText')}</p>
      </div>
      <ButtonLink to={loginPathFor(localPath(paths.book(slotId), locale))} variant="outline">
        {t('signIn')}
      </ButtonLink>
    </section>
  );
}
