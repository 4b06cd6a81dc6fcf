import type { SettingsBody, SettingsWire } from '@dronesoccer/contracts';
import { type ShopSettings, toCents, toDollars } from '@dronesoccer/domain';
import type { StoredSettings } from './settings.queries.js';

export function presentSettings(stored: StoredSettings, orderHoldMinutes: number): SettingsWire {
  const { shipping, returns, stock, orderLimits, bookings, firstOrderOffer, organisation, mail, office, safeSport } =
    stored.settings;
  return {
    version: stored.version,
    shipping: {
      fee: toDollars(shipping.feeCents),
      freeFrom: shipping.freeFromCents === null ? null : toDollars(shipping.freeFromCents),
    },
    returnWindowDays: returns.windowDays,
    lowStockThreshold: stock.lowThreshold,
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
  const { fee, freeFrom } = body.shipping;
  return {
    shipping: { feeCents: toCents(fee), freeFromCents: freeFrom === null ? null : toCents(freeFrom) },
    returns: { windowDays: body.returnWindowDays },
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
