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
      /**
       * The failure toast's text if neither the catalogue nor the server has one; false if the error is shown in place.
       */
      failure?: string | false;
    };
  }
}

const maxRetries = 2;

/** A retry helps if there was no response or the server is overloaded; a refusal is final. */
function retry(failures: number, error: Error): boolean {
  return failures < maxRetries && error instanceof ApiError && error.isTransient;
}

function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? error.retryAfter : null;
  return Math.min(asked === null ? 500 * 2 ** failures : asked * 1000, 8_000);
}

class Client extends QueryClient {
  /**
   * A first read that runs during a change may return the data from before the change, and the library would keep that
   * response (it restarts only queries that already have data). So this method cancels such reads first.
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
    // Writes are not idempotent in general; a write that is idempotent retries with its own key. A write that cannot be
    // sent now fails at once, instead of being sent when the connection returns.
    mutations: { retry: false, networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      const failure = mutation.meta?.failure;
      if (failure !== false) notify({ type: 'danger', message: errorMessage(error, failure) });
    },
  }),
});
