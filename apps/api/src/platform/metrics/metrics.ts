/** A request that has ended. */
export interface EndedRequest {
  readonly method: string;
  /** The call's path template; null if no call matched. */
  readonly route: string | null;
  readonly isPage: boolean;
  readonly status: number;
  readonly seconds: number;
}

/** The metrics of this process, for Prometheus. */
export abstract class Metrics {
  abstract request(ended: EndedRequest): void;
  /** Returns all metrics in Prometheus's text format. */
  abstract text(): Promise<string>;
}

/** Used if no one reads metrics, so that they cost nothing. */
export class NoMetrics extends Metrics {
  request(): void {
    return undefined;
  }

  text(): Promise<string> {
    return Promise.resolve('');
  }
}
