import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the current code answers. */
interface RequestOrigin {
  requestId: string;
  /** The caller's network: an IPv4 address, or the first 64 bits of an IPv6 address. */
  network: string;
}

const origins = new AsyncLocalStorage<RequestOrigin>();

/** Answers a request so that the code that it calls can find the request's origin. */
export const inRequest = <Result>(origin: RequestOrigin, answer: () => Result): Result => origins.run(origin, answer);

/** Returns the origin of the request that this code answers, or null outside of requests, for example in a job. */
export const requestOrigin = (): RequestOrigin | null => origins.getStore() ?? null;
