import { knownFailure } from '@/lib/errors/catalogue';
import { useLocale } from '@/lib/i18n/use-locale';
import { FormAlert } from '@/ui/feedback/form-alert';

/** Explains why a sign-in with Google failed, by the error code in the login page's address. */
export default function ProviderFailure({ code }: { code: string }) {
  const locale = useLocale();
  return <FormAlert>{knownFailure(code)?.texts[locale]}</FormAlert>;
}
