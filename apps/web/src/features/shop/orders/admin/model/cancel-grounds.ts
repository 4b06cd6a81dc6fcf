import { CancelCause, valuesOf, type CancelGrounds } from '@dronesoccer/contracts';

/** The reason for a cancellation while it is being entered. */
export interface CancelForm {
  /** A `CancelCause`, or empty until one is chosen. */
  cause: string;
  note: string;
  tellBuyer: boolean;
}

export const emptyCancelForm: CancelForm = { cause: '', note: '', tellBuyer: false };

export const causesInOrder: readonly CancelCause[] = valuesOf(CancelCause);

/** Returns undefined until a cause is chosen. */
export function groundsOf({ cause, note, tellBuyer }: CancelForm): CancelGrounds | undefined {
  const chosen = causesInOrder.find((each) => String(each) === cause);
  return chosen && { cause: chosen, ...(note !== '' && { note }), tellBuyer };
}
