/** A sale as its buyer is shown it, of whatever kind: what was bought and what it cost. Amounts are cents. */
export interface Receipt {
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly unitPriceCents: number }[];
  /** All lines together, before discount and tax. */
  readonly subtotalCents: number;
  /** Null: nothing came off. The reason is a coupon's code, or empty. */
  readonly discount: { readonly reason: string; readonly amountCents: number } | null;
  /** What came on top before tax, such as the shipping, named in the reader's language; 0 is shown as free. */
  readonly charges: readonly { readonly label: string; readonly amountCents: number }[];
  /** The rate in thousandths of a percent; the number that the tax is collected under, null without one. */
  readonly taxes: readonly {
    readonly name: string;
    readonly rate: number;
    readonly amountCents: number;
    readonly registration: string | null;
  }[];
  readonly totalCents: number;
}
