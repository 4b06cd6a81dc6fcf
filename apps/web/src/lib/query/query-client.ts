import { limits } from '@dronesoccer/contracts';
import { MutationCache, QueryClient } from '@tanstack/react-query';
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

export const queryClient = new QueryClient({
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
