import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { type Area, queryKeys } from './keys';

/**
 * Changes something on the server and then refetches everything in `areas`, even after a failure. The component that
 * makes the change shows its error, unless `failure` is `toast`.
 */
export function useChange<Reply, Input = void>(
  areas: readonly Area[],
  change: (input: Input) => Promise<Reply>,
  failure: 'inPlace' | 'toast' = 'inPlace',
): UseMutationResult<Reply, Error, Input> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    ...(failure === 'inPlace' && { meta: { failure: false } }),
    onSettled: () => Promise.all(areas.map((area) => client.invalidateQueries({ queryKey: queryKeys.area(area) }))),
  });
}
