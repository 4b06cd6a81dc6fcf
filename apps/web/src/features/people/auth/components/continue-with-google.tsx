import { useTranslation } from 'react-i18next';
import { AcceptedPolicies } from '@/features/common/policies/accepted-policies';
import { bases } from '@/lib/http/bases';
import { useLocale } from '@/lib/i18n/use-locale';
import { buttonClass } from '@/ui/actions/button-style';

/** The link that signs in with Google, if the page says that this installation is configured for it. */
export function ContinueWithGoogle({ redirect }: { redirect: string | null }) {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  if (!document.querySelector('meta[name="sign-in"][content="google"]')) return null;
  const query = new URLSearchParams({ locale, ...(redirect !== null && { redirect }) });
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-8">
      <AcceptedPolicies by="account" sentence={t('provider.accepted')} />
      <a
        href={`${bases.auth}/auth/oauth/google?${query.toString()}`}
        className={buttonClass({ variant: 'outline', size: 'lg', wide: true })}
      >
        {/* Google's rules require its own colours on the button. */}
        <img src="/google.svg" alt="" width="20" height="20" className="size-5 shrink-0" />
        {t('provider.continue')}
      </a>
    </div>
  );
}
