/** Every key the client uses in browser storage (spec 3, Browser storage keys), spelled as the spec spells it. */
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

/** The window event that picking a location fires; its detail is `{ locationId }` (spec 4, Location choice). */
export const LOCATION_CHANGED_EVENT = 'locationChanged';

/** A place picked from search and a detected position have ids of their own (spec 3, Location). */
export const locationIdPrefixes = { picked: 'google_', detected: 'detected_' } as const;
