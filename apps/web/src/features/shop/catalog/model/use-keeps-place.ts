import { useLocation } from 'react-router-dom';
import { useLocale } from '@/lib/i18n/use-locale';
import { localPath, paths } from '@/lib/paths';

/**
 * Within the shop a category, a search or a page is gone to from where the person is (`useScrollToProducts`); a jump to
 * the top before that would only flash by.
 */
export function useKeepsPlace(): boolean {
  const { pathname } = useLocation();
  return pathname === localPath(paths.shop, useLocale());
}
