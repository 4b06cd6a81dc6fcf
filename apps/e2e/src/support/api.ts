import {
  calls,
  clientCallsOf,
  requestTo,
  type CallBody,
  type CallName,
  type CallParams,
  type CallQuery,
  type CallReply,
} from '@dronesoccer/contracts';
import { newRowId } from '@dronesoccer/devkit';
import { productAddress } from '../product/address.ts';

interface CallInput<N extends CallName> {
  params?: CallParams<N>;
  query?: CallQuery<N> & Record<string, string>;
  body?: CallBody<N>;
  token?: string;
}

const clientCalls = clientCallsOf(calls);

/** Calls the API directly, to prepare data before a journey begins. */
export async function callApi<N extends CallName>(
  name: N,
  { query, ...input }: CallInput<N> = {},
): Promise<CallReply<N>> {
  const { path, ...request } = requestTo(clientCalls[name], { ...input, idempotencyKey: newRowId() });
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const answer = await fetch(`${productAddress().origin}/api${path}${search}`, request);
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  const reply: unknown = await answer.json();
  return (clientCalls[name].envelope ? (reply as { data: unknown }).data : reply) as CallReply<N>;
}
