import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts a write's response into the cache. It is the newest data: a read that is still running may have started before
 * the write and must not overwrite the response.
 */
export function showAnswer<Shown>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Shown, Error>,
  answer: NoInfer<Shown>,
): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Shown>(queryKey, answer);
}
