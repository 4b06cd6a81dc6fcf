import { followCartSync, followGuestCart } from '@/features/shop/cart';
import { followGuestList, followWishlistSync } from '@/features/shop/wishlist';
import { startI18n } from '@/lib/i18n/i18n';
import { firstNamespaces } from '@/lib/i18n/namespaces';
import { followIdentity } from '@/lib/query/follow-identity';
import { queryClient } from '@/lib/query/query-client';
import { followSession, refreshUser, reviveSession } from '@/lib/session/session';
import { restoreRoot } from '@/lib/store/root-store';
import { followTheme } from '@/lib/theme';

/** Loads the state that the first screen needs: the language's texts and the previous session's user. */
export async function prepare(): Promise<void> {
  await Promise.all([startI18n(firstNamespaces), restoreRoot()]);
  reviveSession();
  followTheme();
  followGuestCart();
  followIdentity(queryClient);
  followSession();
  followCartSync(queryClient);
  followGuestList();
  followWishlistSync(queryClient);
  void refreshUser();
}
