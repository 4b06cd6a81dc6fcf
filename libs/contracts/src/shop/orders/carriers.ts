/** The carriers and their tracking pages. `other` is any carrier that is not listed. */
export const carriers = {
  'canada-post': {
    name: { en: 'Canada Post', fr: 'Postes Canada' },
    track: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
  },
  purolator: {
    name: { en: 'Purolator', fr: 'Purolator' },
    track: 'https://www.purolator.com/en/shipping/tracker?pin=',
  },
  ups: { name: { en: 'UPS', fr: 'UPS' }, track: 'https://www.ups.com/track?tracknum=' },
  fedex: { name: { en: 'FedEx', fr: 'FedEx' }, track: 'https://www.fedex.com/fedextrack/?trknbr=' },
  dhl: { name: { en: 'DHL', fr: 'DHL' }, track: 'https://www.dhl.com/ca-en/home/tracking.html?tracking-id=' },
  other: { name: { en: 'Another carrier', fr: 'Autre transporteur' }, track: null },
} as const;

export type Carrier = keyof typeof carriers;

export const carrierCodes = Object.keys(carriers) as Carrier[];

export const isCarrier = (value: unknown): value is Carrier =>
  typeof value === 'string' && Object.hasOwn(carriers, value);

/** Returns the carrier's page about one parcel, or null if there is none. */
export function trackingUrl(carrier: Carrier, trackingNumber: string | null): string | null {
  const { track } = carriers[carrier];
  return track === null || trackingNumber === null ? null : `${track}${encodeURIComponent(trackingNumber)}`;
}
