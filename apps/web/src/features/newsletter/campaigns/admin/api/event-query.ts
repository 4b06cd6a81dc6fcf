import '@/lib/http/event-calls';
import type { EventDetailWire, Locale } from '@dronesoccer/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestFor } from '@/lib/http/call';
import { failureOf, readJson, send } from '@/lib/http/request';
import { isRecord } from '@/lib/is-record';
import { queryKeys } from '@/lib/query/keys';

/** Loads a public event in the language of the issue, which may differ from the page's. */
export const eventQuery = (address: string, locale: Locale) =>
  queryOptions({
    queryKey: queryKeys.call('events.get', locale, { params: { address } }),
    queryFn: ({ signal }) => readEvent(address, locale, signal),
    retry: false,
  });

async function readEvent(address: string, locale: Locale, signal: AbortSignal): Promise<EventDetailWire> {
  const request = requestFor('events.get', { params: { address }, signal }, null);
  const response = await send({ ...request, headers: { ...request.headers, 'accept-language': locale } });
  const answer = await readJson(response);
  if (!response.ok || !isRecord(answer)) throw await failureOf(response, answer);
  return answer.data as EventDetailWire;
}
