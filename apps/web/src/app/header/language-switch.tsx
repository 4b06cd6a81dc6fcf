import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { intlLocale } from '@/lib/i18n/intl-locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { localPath } from '@/lib/paths';
import { useFreshLink } from '@/lib/router/use-fresh-link';

const inPlace = { replace: true, preventScrollReset: true } as const;

/** Links to the same page in the other language, with the same query and hash. */
export function LanguageSwitch({ full = false }: { full?: boolean }) {
  const { t } = useTranslation('layout');
  const other = useLocale() === 'en' ? 'fr' : 'en';
  const { href, follow } = useFreshLink(
    ({ pathname, search, hash }) => `${localPath(pathname, other)}${search}${hash}`,
    (path) => path,
  );
  return (
    <RouterLink
      {...inPlace}
      to={href}
      onClick={(event) => follow(event, inPlace)}
      lang={intlLocale[other]}
      hrefLang={intlLocale[other]}
      aria-label={full ? undefined : `${t('language.short')}, ${t('language.switch')}`}
      title={full ? undefined : t('language.switch')}
      className="control-text inline-flex min-h-11 min-w-11 items-center justify-center rounded-full px-2 hover:bg-raised"
    >
      {full ? t('language.switch') : t('language.short')}
    </RouterLink>
  );
}
