import { followCartSync, followGuestCart } from '@/features/shop/cart';
import { followGuestList, followWishlistSync } from '@/features/shop/wishlist';
import { startI18n } from '@/lib/i18n/i18n';
import { firstAreas } from '@/lib/i18n/areas';
import { queryClient } from '@/lib/query/query-client';
import { followSession, refreshUser, reviveSession } from '@/lib/session/session';
import { restoreRoot } from '@/lib/store/root-store';
import { followTheme } from '@/lib/theme';

/** What must be known before the first screen: the language's texts, and who the person was when the page closed. */
export async function prepare(): Promise<void> {
  await Promise.all([startI18n(firstAreas), restoreRoot()]);
  reviveSession();
  followTheme();
  followGuestCart();
  // What one person was shown must not be served to the next from memory.
  followSession(() => queryClient.clear());
  followCartSync(queryClient);
  followGuestList();
  followWishlistSync(queryClient);
  void refreshUser();
}
