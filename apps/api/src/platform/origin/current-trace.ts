import { AsyncLocalStorage } from 'node:async_hooks';

/** Ends the span of a statement; `failure` is the error, or null. */
export type EndStatement = (failure: unknown) => void;

/** The trace of a request or of one run of a job. */
export interface Trace {
  readonly id: string;
  /** @param name the statement's name; a statement without one is named after its first word */
  statement(text: string, name: string | undefined): EndStatement;
}

const current = new AsyncLocalStorage<Trace>();

/** Runs work so that its statements and its log lines belong to the trace. */
export const inTrace = <Result>(trace: Trace, work: () => Result): Result => current.run(trace, work);

/** Returns the trace that this code belongs to; null if it is not traced. */
export const currentTrace = (): Trace | null => current.getStore() ?? null;
