import { useLocation } from 'react-router-dom';
import { useLocale } from '@/lib/i18n/use-locale';
import { localPath, paths } from '@/lib/paths';

/**
 * Returns whether the visitor is in the shop. There, navigation must not reset the scroll position:
 * `useScrollToProducts` scrolls from the current place, and a jump to the top would only flicker.
 */
export function useIsInShop(): boolean {
  const { pathname } = useLocation();
  return pathname === localPath(paths.shop, useLocale());
}
