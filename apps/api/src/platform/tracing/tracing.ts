import type { Trace } from '../origin/index.js';

/** The outcome of a request. It has no path and no query, which may hold a token. */
interface RequestOutcome {
  /** The call's path template and name; null if no call matched. */
  readonly route: string | null;
  readonly call: string | null;
  readonly status: number;
}

export interface RequestTrace extends Trace {
  end(outcome: RequestOutcome): void;
}

/** Sends traces to the collector that the configuration names. */
export abstract class Tracing {
  abstract readonly isOn: boolean;
  /** Begins the trace of a request. Returns null if this request is not traced. */
  abstract request(method: string, requestId: string): RequestTrace | null;
  /** Runs a job, in a trace if this run is traced. */
  abstract job<Result>(job: { id: string; name: string }, run: () => Promise<Result>): Promise<Result>;
  /** Sends the remaining spans. */
  abstract close(): Promise<void>;
}

/** Used if no collector is configured, so that tracing costs nothing. */
export class NoTracing extends Tracing {
  readonly isOn = false;

  request(): null {
    return null;
  }

  job<Result>(_job: object, run: () => Promise<Result>): Promise<Result> {
    return run();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
