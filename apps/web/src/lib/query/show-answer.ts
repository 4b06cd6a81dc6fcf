import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts what a write answered in place of what is shown. It is the newest there is: a read of the same thing that is
 * still on its way may have begun before the write, and must not come late and put the old back.
 */
export function showAnswer<Shown>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Shown, Error>,
  answer: NoInfer<Shown>,
): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Shown>(queryKey, answer);
}
