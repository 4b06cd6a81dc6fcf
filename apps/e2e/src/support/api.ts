import { callPath, calls, type CallBody, type CallName, type CallParams, type CallReply } from '@dronesoccer/contracts';
import { newRowId } from '@dronesoccer/devkit';
import { productAddress } from '../product/address.ts';

interface CallInput<N extends CallName> {
  params?: CallParams<N>;
  body?: CallBody<N>;
  token?: string;
}

/** Calls the API as another program would: for what stands before a journey begins. */
export async function callApi<N extends CallName>(name: N, input: CallInput<N> = {}): Promise<CallReply<N>> {
  const { method, envelope, idempotent } = calls[name];
  const path = callPath(name, input.params as CallParams<N>);
  const answer = await fetch(`${productAddress().origin}/api${path}`, {
    method,
    headers: {
      ...(input.token && { authorization: `Bearer ${input.token}` }),
      ...(idempotent && { 'idempotency-key': newRowId() }),
      ...(input.body && { 'content-type': 'application/json' }),
    },
    ...(input.body && { body: JSON.stringify(input.body) }),
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  const reply: unknown = await answer.json();
  return (envelope ? (reply as { data: unknown }).data : reply) as CallReply<N>;
}
