import type { Locale } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';

/** Returns the page's language and re-renders the component when it changes. */
export function useLocale(): Locale {
  return useTranslation().i18n.language === 'fr' ? 'fr' : 'en';
}
