/** Every key that the client uses in browser storage (spec 3, Browser storage keys), spelled as in the spec. */
export const storageKeys = {
  token: 'token',
  refreshToken: 'refresh_token',
  bookingFormData: 'bookingFormData',
  bookingId: 'bookingId',
  bookingStep: 'bookingStep',
  cartItems: 'cartItems',
  recentLocations: 'recentLocations',
  selectedLocation: 'selectedLocation',
  latitude: 'latitude',
  longitude: 'longitude',
  bookingDataTemp: 'booking_data_temp',
  buyNowData: 'buyNowData',
  appliedCoupon: 'applied_coupon',
  hasSeenFirstOrderModal: 'hasSeenFirstOrderModal',
  selectedLocationId: 'selectedLocationId',
  activeSection: 'activeSection',
  theme: 'theme',
  root: 'root',
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** The window event fired when a location is chosen; its detail is `{ locationId }` (spec 4, Location choice). */
export const LOCATION_CHANGED_EVENT = 'locationChanged';

/** The id prefixes of a place picked from search and of a detected position (spec 3, Location). */
export const locationIdPrefixes = { picked: 'google_', detected: 'detected_' } as const;
