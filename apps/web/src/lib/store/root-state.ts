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

/** The current user; the token stands beside it. */
export type CurrentUser = Omit<UserWire, 'token'>;

/** A guest's cart on its way to the server; its key makes a repeated merge count once (promise R2). */
export interface PendingMerge {
  key: string;
  items: ItemRequest[];
}

/** A product that a guest saved; the server keeps a signed-in person's. */
export interface GuestWish {
  productId: string;
  /** Dollars a piece cost when it was saved. */
  price: number;
  /** ISO. */
  savedAt: string;
}

/** One more than is shown, because the product on screen is never among them. */
export const recentProductsKept = limits.recentProducts + 1;

export interface ShopState {
  /** Whether the cart on screen is the server's (spec 3, Cart state). */
  isServerSynced: boolean;
  /** There from the first try to merge until the server has answered it. */
  merge?: PendingMerge;
  /** The guest's wishlist, the newest first; after a login it waits here until the server has it. */
  wishlist: readonly GuestWish[];
  /** Ids of the products looked at last, the latest first. */
  recentProducts: readonly string[];
}

/** The session (spec 3, Session), and whose it is. */
export interface AuthState {
  /** A copy of what stands under the key `token`, which alone is sent: it is the newest among the tabs. */
  token: string | null;
  /** Empty for a guest. */
  claims: readonly Claim[];
  /** Why the last login or registration failed; null after one that did not. */
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
 * What was stored, if it still has the shape of today; else null. A part of it that does not fit is not patched up:
 * a half-known user is worse than asking the server again.
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

/**
 * What the release before stored: it kept neither token nor message, and the claims as one object. They are read again
 * from the token; what a guest saved and looked at stays.
 */
export function upgradeRoot(stored: unknown): unknown {
  if (!isRecord(stored) || !isRecord(stored.auth)) return stored;
  return { ...stored, auth: { ...stored.auth, token: null, claims: [], errorMessage: null } };
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

/** A merge that cannot be read is let go: without its key it might count twice. */
function parseMerge(value: unknown): PendingMerge | null {
  if (!isRecord(value) || !isText(value.key) || !Array.isArray(value.items)) return null;
  const items = value.items.map((item: unknown) =>
    isRecord(item) && isText(item.productId) && Number.isSafeInteger(item.quantity)
      ? { productId: item.productId, quantity: Number(item.quantity) }
      : null,
  );
  return items.every((item) => item !== null) ? { key: value.key, items } : null;
}

/** What lacks something is left out; an older release stored no list. */
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
