/**
 * Who changes a state. `payment`: a verified event of the payment provider, or money taken at the desk. `expiry`: the job that ends unpaid holds.
 * `system`: the product itself, as a consequence of something else.
 */
export type Actor = 'customer' | 'admin' | 'payment' | 'expiry' | 'system';

export const actors: readonly Actor[] = ['customer', 'admin', 'payment', 'expiry', 'system'];

/** One allowed transition. The tables are data: the server validates by them, the dashboard draws its buttons from them. */
export interface Transition<Status, Effect extends string, Guard extends string = never> {
  readonly from: Status;
  readonly to: Status;
  readonly who: readonly Actor[];
  /** What happens with it, in the same database transaction or as a job inserted there. */
  readonly effects: readonly Effect[];
  /** A further condition. */
  readonly guard?: Guard;
}

export interface Step<Status> {
  readonly from: Status;
  readonly to: Status;
  readonly who: Actor;
}

/** The row that allows a step; null when none does. `holds` evaluates the row's guard, if it has one. */
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

/** The states an actor could move to, by the table alone; guards are not evaluated. */
export const nextStates = <Status, Effect extends string, Guard extends string>(
  table: readonly Transition<Status, Effect, Guard>[],
  from: Status,
  who: Actor,
): Status[] => [...new Set(table.filter((row) => row.from === from && row.who.includes(who)).map((row) => row.to))];
