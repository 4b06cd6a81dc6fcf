import type { SettingsBody, SettingsWire, ShippingZoneWire } from '@dronesoccer/contracts';
import { type ShopSettings, type ShippingZone, toCents, toDollars } from '@dronesoccer/domain';
import type { StoredSettings } from './settings.queries.js';

export function presentSettings(stored: StoredSettings, orderHoldMinutes: number): SettingsWire {
  const {
    shippingRates,
    returns,
    refunds,
    stock,
    orderLimits,
    bookings,
    firstOrderOffer,
    organisation,
    mail,
    office,
    safeSport,
  } = stored.settings;
  return {
    version: stored.version,
    shippingZones: shippingRates.zones.map(presentZone),
    returnWindowDays: returns.windowDays,
    lowStockThreshold: stock.lowThreshold,
    confirmRefundsAbove: toDollars(refunds.confirmAboveCents),
    ...orderLimits,
    ...bookings,
    firstOrderOffer,
    organisation,
    mail,
    office,
    safeSport,
    taxRegistrations: stored.registrations,
    orderHoldMinutes,
    changedAt: stored.changedAt?.toISOString() ?? null,
    changedBy: stored.changedBy,
  };
}

/** Returns the settings to store. Optional fields that the body leaves out keep their previous value. */
export function settingsOf(body: SettingsBody, before: ShopSettings): ShopSettings {
  return {
    shippingRates: before.shippingRates,
    returns: { windowDays: body.returnWindowDays },
    refunds: {
      confirmAboveCents:
        body.confirmRefundsAbove === undefined ? before.refunds.confirmAboveCents : toCents(body.confirmRefundsAbove),
    },
    stock: { lowThreshold: body.lowStockThreshold },
    orderLimits: {
      maxPiecesPerProduct: body.maxPiecesPerProduct ?? before.orderLimits.maxPiecesPerProduct,
      maxPiecesPerOrder: body.maxPiecesPerOrder ?? before.orderLimits.maxPiecesPerOrder,
    },
    bookings: { waitlistHoldMinutes: body.waitlistHoldMinutes ?? before.bookings.waitlistHoldMinutes },
    firstOrderOffer: { percent: body.firstOrderOffer.percent, validDays: body.firstOrderOffer.validDays },
    organisation: { ...body.organisation },
    mail: body.mail ?? before.mail,
    office: body.office ? { hours: body.office.hours } : before.office,
    safeSport: body.safeSport ? { readers: [...new Set(body.safeSport.readers)] } : before.safeSport,
  };
}

function presentZone({ freeFromCents, rates, provinces, postalPrefixes, ...zone }: ShippingZone): ShippingZoneWire {
  return {
    ...zone,
    provinces: [...provinces],
    postalPrefixes: [...postalPrefixes],
    rates: rates.map(({ upToGrams, feeCents }) => ({ upToGrams, fee: toDollars(feeCents) })),
    freeFrom: freeFromCents === null ? null : toDollars(freeFromCents),
  };
}
