import {
  BookingUserType,
  limits,
  patterns,
  UserStatus,
  valuesOf,
  type ItemRequest,
  type Role,
  type UserWire,
} from '@dronesoccer/contracts';
import { isRecord } from '../is-record';
import { parseClaims, toRole, type Claim } from '../session/claims';

/** The current user, without the token, which is stored beside it. */
export type CurrentUser = Omit<UserWire, 'token'>;

/**
 * A guest's cart that is being merged into the account's cart. Its key makes a repeated merge count once (promise R2).
 */
export interface PendingMerge {
  key: string;
  items: ItemRequest[];
}

/** A product on a guest's wishlist; the server stores the wishlist of a signed-in user. */
export interface GuestWish {
  productId: string;
  /** The unit price in dollars when the product was saved. */
  price: number;
  /** An ISO timestamp. */
  savedAt: string;
}

/** One more than is shown, because the product on screen is never among the recent products. */
export const recentProductsKept = limits.recentProducts + 1;

export interface ShopState {
  /** True if the displayed cart is the server's (spec 3, Cart state). */
  isServerSynced: boolean;
  /** Present from the first merge attempt until the server has answered it. */
  merge?: PendingMerge;
  /** The guest's wishlist, newest first; after a login it stays here until the server has stored it. */
  wishlist: readonly GuestWish[];
  /** The ids of the recently viewed products, latest first. */
  recentProducts: readonly string[];
}

/** The session (spec 3, Session) and its user. */
export interface AuthState {
  /**
   * A copy of the value under the storage key `token`. Requests use only the stored value, which is the newest among
   * the tabs.
   */
  token: string | null;
  /** Empty for a guest. */
  claims: readonly Claim[];
  /** The reason why the last login or registration failed; null after a success. */
  errorMessage: string | null;
  user: CurrentUser | null;
}

export interface RootState {
  auth: AuthState;
  shop: ShopState;
  search: { searchTerm: string; isSearching: boolean };
}

export const initialRoot: RootState = {
  auth: { token: null, claims: [], errorMessage: null, user: null },
  shop: { isServerSynced: false, wishlist: [], recentProducts: [] },
  search: { searchTerm: '', isSearching: false },
};

/**
 * Returns the stored state if it still has the current shape, else null. Invalid parts are not repaired: a partial user
 * is worse than asking the server again.
 */
export function parseRoot(value: unknown): RootState | null {
  if (!isRecord(value)) return null;
  const { auth, shop, search } = value;
  if (!isRecord(auth) || !isRecord(shop) || !isRecord(search)) return null;
  const session = parseAuth(auth);
  if (session === null) return null;
  if (typeof shop.isServerSynced !== 'boolean') return null;
  const merge = parseMerge(shop.merge);
  if (typeof search.searchTerm !== 'string' || typeof search.isSearching !== 'boolean') return null;
  return {
    auth: session,
    shop: {
      isServerSynced: shop.isServerSynced,
      ...(merge && { merge }),
      wishlist: parseWishlist(shop.wishlist),
      recentProducts: parseRecent(shop.recentProducts),
    },
    search: { searchTerm: search.searchTerm, isSearching: search.isSearching },
  };
}

function parseAuth({ token, errorMessage, ...stored }: Record<string, unknown>): AuthState | null {
  const user = stored.user === null ? null : parseUser(stored.user);
  const claims = parseClaims(stored.claims);
  if (user === undefined || claims === undefined) return null;
  return isTextOrNull(token) && isTextOrNull(errorMessage) ? { token, claims, errorMessage, user } : null;
}

function parseUser(value: unknown): CurrentUser | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name, email, phone, avatarUrl, firstName, lastName, isEmailVerified, companyId } = value;
  const role = toRole(value.role);
  const userRoles = Array.isArray(value.userRoles) ? value.userRoles.map(toRole) : null;
  const userType = valuesOf(BookingUserType).find((type) => type === value.user_type);
  const status = valuesOf(UserStatus).find((each) => each === value.status);
  const locale = value.locale === 'fr' ? 'fr' : 'en';
  if (!isText(id) || !isText(name) || !isText(email) || !isText(avatarUrl)) return undefined;
  if (!isText(firstName) || !isText(lastName) || typeof isEmailVerified !== 'boolean') return undefined;
  if (!isTextOrNull(phone) || !isTextOrNull(companyId)) return undefined;
  if (role === null || !userRoles?.every(isRole) || userType === undefined || status === undefined) return undefined;
  return {
    ...{ id, name, email, phone, avatarUrl, user_type: userType, status, role, userRoles },
    ...{ firstName, lastName, locale, isEmailVerified, companyId },
  };
}

/** An unreadable merge is dropped, because without its key it might count twice. */
function parseMerge(value: unknown): PendingMerge | null {
  if (!isRecord(value) || !isText(value.key) || !Array.isArray(value.items)) return null;
  const items = value.items.map((item: unknown) =>
    isRecord(item) && isText(item.productId) && Number.isSafeInteger(item.quantity)
      ? { productId: item.productId, quantity: Number(item.quantity) }
      : null,
  );
  return items.every((item) => item !== null) ? { key: value.key, items } : null;
}

/** Incomplete wishes are dropped; an older release stored no list. */
function parseWishlist(value: unknown): GuestWish[] {
  if (!Array.isArray(value)) return [];
  const wishes = value.flatMap((wish: unknown): GuestWish[] => {
    if (!isRecord(wish) || !isText(wish.productId) || !isText(wish.savedAt)) return [];
    if (typeof wish.price !== 'number' || !(wish.price >= 0)) return [];
    return [{ productId: wish.productId, price: wish.price, savedAt: wish.savedAt }];
  });
  return wishes.slice(0, limits.wishlistMax);
}

function parseRecent(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value
    .flatMap((id: unknown) => (isText(id) && patterns.uuid.test(id) ? [id] : []))
    .slice(0, recentProductsKept);
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';
const isRole = (role: Role | null): role is Role => role !== null;
