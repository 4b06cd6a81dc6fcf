import type { TaxLineWire } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';

interface Taxed {
  name: string;
  /** Thousandths of a percent. */
  rate: number;
  /** Cents. */
  amount: number;
  registration: string | null;
}

export const presentTax = ({ name, rate, amount, registration }: Taxed): TaxLineWire => ({
  name,
  rate: rate / 1_000,
  amount: toDollars(amount),
  registration,
});
