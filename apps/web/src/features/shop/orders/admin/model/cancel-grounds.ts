import { CancelCause, valuesOf, type CancelGrounds } from '@dronesoccer/contracts';

/** Why an order is cancelled, as it is typed. */
export interface CancelForm {
  /** A `CancelCause`; empty: not chosen yet. */
  cause: string;
  note: string;
  tellBuyer: boolean;
}

export const emptyCancelForm: CancelForm = { cause: '', note: '', tellBuyer: false };

export const causesInOrder: readonly CancelCause[] = valuesOf(CancelCause);

/** Undefined while no cause is chosen. */
export function groundsOf({ cause, note, tellBuyer }: CancelForm): CancelGrounds | undefined {
  const chosen = causesInOrder.find((each) => String(each) === cause);
  return chosen && { cause: chosen, ...(note !== '' && { note }), tellBuyer };
}
