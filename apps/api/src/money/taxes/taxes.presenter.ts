import type { TaxLineWire } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';

interface TaxAmount {
  name: string;
  /** Thousandths of a percent. */
  rate: number;
  /** In cents. */
  amount: number;
  registration: string | null;
}

export const presentTax = ({ name, rate, amount, registration }: TaxAmount): TaxLineWire => ({
  name,
  rate: rate / 1_000,
  amount: toDollars(amount),
  registration,
});
