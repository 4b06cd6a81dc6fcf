import { setTimeout as pause } from 'node:timers/promises';
import {
  type CallBody,
  type CallName,
  type CallParams,
  type CallQuery,
  type CallReply,
  calls,
  clientCallsOf,
  type Envelope,
  requestTo,
} from '@dronesoccer/contracts';
import { newRowId } from '../builders/rows.ts';

interface CallerInput<N extends CallName> {
  params?: CallParams<N>;
  query?: CallQuery<N> & Record<string, string>;
  body?: CallBody<N>;
  /** The access token of an account. */
  token?: string;
  /** Additional headers, for example the network that a proxy would name. */
  headers?: Readonly<Record<string, string>>;
  /** By default, each call has a new key; its retries have the same one. */
  idempotencyKey?: string;
}

interface CallerOptions {
  /**
   * The milliseconds during which a call is sent again if its connection breaks, the API is busy or not ready (503), or a
   * balancer gets no whole answer from it (502, 504).
   */
  patienceMs?: number;
  /** Is notified of each attempt that has to be repeated. */
  onRetry?: () => void;
}

/** Calls a running API over HTTP as a browser does. */
export interface Caller {
  /**
   * Returns the reply of a call.
   * @throws Error with the status and the body if the call is refused
   */
  call: <N extends CallName>(name: N, input?: CallerInput<N>) => Promise<CallReply<N>>;
  /** Returns the envelope of a call whether it succeeds or not. The call must have an envelope. */
  envelope: <N extends CallName>(name: N, input?: CallerInput<N>) => Promise<Envelope<CallReply<N>>>;
  /** Requests a path of the site with the caller's patience. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
}

const clientCalls = clientCallsOf(calls);
const REPEATED: readonly number[] = [502, 503, 504];
const RETRY_AFTER_MS = 250;

/** @param origin returns the origin for the next attempt, so that several processes can be called in turn */
export function callerOf(origin: () => string, { patienceMs = 0, onRetry }: CallerOptions = {}): Caller {
  const request = async (path: string, init?: RequestInit): Promise<Response> => {
    for (const end = Date.now() + patienceMs; ; onRetry?.()) {
      const answer = await fetch(`${origin()}${path}`, init).catch((error: unknown) => {
        if (Date.now() >= end) throw error;
        return null;
      });
      if (answer && (!REPEATED.includes(answer.status) || Date.now() >= end)) return answer;
      await answer?.body?.cancel();
      await pause(RETRY_AFTER_MS);
    }
  };
  const send = <N extends CallName>(name: N, { query, headers, ...input }: CallerInput<N>): Promise<Response> => {
    const { path, ...built } = requestTo(clientCalls[name], { idempotencyKey: newRowId(), ...input });
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    return request(`/api${path}${search}`, { ...built, headers: { ...built.headers, ...headers } });
  };
  return {
    request,
    envelope: async (name, input = {}) => (await (await send(name, input)).json()) as Envelope<CallReply<typeof name>>,
    call: async (name, input = {}) => {
      const answer = await send(name, input);
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
      const reply: unknown = await answer.json();
      return (clientCalls[name].envelope ? (reply as { data: unknown }).data : reply) as CallReply<typeof name>;
    },
  };
}
