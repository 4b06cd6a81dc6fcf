import { limits } from '@dronesoccer/contracts';
import {
  MutationCache,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError } from '../errors/api-error';
import { errorMessage } from '../errors/error-message';
import { notify } from '../notify';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What the failure toast says when neither the catalogue nor the server knows better; false: shown in place. */
      failure?: string | false;
    };
  }
}

const maxRetries = 2;

/** Trying again helps when nothing was answered or the server is overloaded; a refusal stays a refusal. */
function retry(failures: number, error: Error): boolean {
  if (failures >= maxRetries || !(error instanceof ApiError)) return false;
  return error.kind !== 'http' || error.status === 429 || error.status >= 500;
}

function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? error.retryAfter : null;
  return Math.min(asked === null ? 500 * 2 ** failures : asked * 1000, 8_000);
}

class Client extends QueryClient {
  /**
   * What is read for the first time while something changes may have been answered before the change; the library would
   * let that answer stand (it begins anew only what has data already). So such a read is given up first.
   */
  override invalidateQueries<TaggedQueryKey extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<TaggedQueryKey> = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll(filters)) {
      if (query.state.data === undefined) void query.cancel({ revert: true });
    }
    return super.invalidateQueries(filters, options);
  }
}

export const queryClient = new Client({
  defaultOptions: {
    queries: {
      gcTime: limits.queryCacheMs,
      staleTime: 15_000,
      retry,
      retryDelay,
    },
    // Writes carry no general promise that doing them twice is harmless; where one does, it retries with its key.
    // And what cannot be sent now fails at once, instead of being sent later when the connection is back.
    mutations: { retry: false, networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      const failure = mutation.meta?.failure;
      if (failure !== false) notify({ type: 'danger', message: errorMessage(error, failure) });
    },
  }),
});
