/**
 * The party that changes a state. `payment`: a verified event of the payment provider, or money taken at the desk.
 * `expiry`: the job that ends unpaid holds. `system`: the product itself, as a consequence of another change.
 */
export type Actor = 'customer' | 'admin' | 'payment' | 'expiry' | 'system';

export const actors: readonly Actor[] = ['customer', 'admin', 'payment', 'expiry', 'system'];

/**
 * An allowed transition. The tables are data: the server validates steps by them, and the dashboard derives its buttons
 * from them.
 */
export interface Transition<Status, Effect extends string, Guard extends string = never> {
  readonly from: Status;
  readonly to: Status;
  readonly who: readonly Actor[];
  /** The effects of the transition, in the same database transaction or as a job inserted there. */
  readonly effects: readonly Effect[];
  /** An additional condition. */
  readonly guard?: Guard;
}

export interface Step<Status> {
  readonly from: Status;
  readonly to: Status;
  readonly who: Actor;
}

/** Returns the row that allows a step, or null if there is none. `holds` evaluates the row's guard, if it has one. */
export function findTransition<Status, Effect extends string, Guard extends string>(
  table: readonly Transition<Status, Effect, Guard>[],
  step: Step<Status>,
  holds: (guard: Guard) => boolean,
): Transition<Status, Effect, Guard> | null {
  return (
    table.find(
      ({ from, to, who, guard }) =>
        from === step.from && to === step.to && who.includes(step.who) && (guard === undefined || holds(guard)),
    ) ?? null
  );
}

/** Returns the states that an actor could move to by the table alone. Guards are not evaluated. */
export const nextStates = <Status, Effect extends string, Guard extends string>(
  table: readonly Transition<Status, Effect, Guard>[],
  from: Status,
  who: Actor,
): Status[] => [...new Set(table.filter((row) => row.from === from && row.who.includes(who)).map((row) => row.to))];
