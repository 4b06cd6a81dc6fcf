export { followWishlistSync } from './api/sync';
export { useWishlist } from './api/use-wishlist';
export { useWishlistChanges } from './api/use-wishlist-changes';
export { HeartButton } from './components/heart-button';
export { SavedForLater } from './components/saved-for-later';
export { WishlistGrid } from './components/wishlist-grid';
export { WishlistLink } from './components/wishlist-link';
export { followGuestList } from './model/guest-list';
export { wishOf, type WishProduct } from './model/wish-product';
