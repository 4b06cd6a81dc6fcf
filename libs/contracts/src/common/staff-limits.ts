/** The limits of what only staff do, so visitors do not download them. */
export const staffLimits = {
  couponUsesMax: 1_000_000,
  /** In dollars. */
  couponValueMax: 100_000,
  /** The maximum number of emails to which one call assigns a coupon. */
  couponEmailsMax: 300,
  /** The maximum number of records that one bulk call changes. */
  bulkMax: 100,
  /** The maximum number of rows of a list that the dashboard selects at once, with 50 calls of a page each. */
  selectedMax: 5_000,
  savedViewNameMax: 60,
  savedViewQueryMax: 2_000,
  reportDaysMax: 366,
  safeSportReadersMax: 20,
  locationsMax: 1_000,
  /** The highest sum, in dollars, up to which refunds need no confirmation. */
  refundConfirmationMax: 100_000,
  returnWindowDaysMax: 365,
  lowStockThresholdMax: 10_000,
  /** The highest value that the settings accept for the pieces in one order, of one product or in total. */
  orderedPiecesMax: 10_000,
  /** The maximum number of characters in the reason for cancelling a slot. */
  cancelReasonMax: 300,
  /** The maximum length of a scanned text: a code, or the address in a QR code. */
  scannedTextMax: 400,
  /** The maximum number of characters in a reply by text message: four SMS segments. */
  contactSmsMax: 600,
} as const;
