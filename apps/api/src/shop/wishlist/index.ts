// Owns: wishlist_items. Reads: products (catalog), users (users).
export { WishlistModule } from './wishlist.module.js';
