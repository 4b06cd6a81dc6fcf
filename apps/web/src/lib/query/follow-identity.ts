import type { QueryClient } from '@tanstack/react-query';
import { identityOf } from '../session/claims';
import { useRoot } from '../store/root-store';

/**
 * Empties every query as soon as another person, or no one, is signed in, so that one person's data is never shown to
 * the next. A refreshed token names the same person and changes nothing.
 */
export function followIdentity(client: QueryClient): () => void {
  return useRoot.subscribe(({ auth }, before) => {
    if (identityOf(auth.claims)?.id === identityOf(before.auth.claims)?.id) return;
    for (const query of client.getQueryCache().getAll()) query.reset();
    // The page renders first: a query that the new session may not make is then disabled or gone.
    setTimeout(() => void client.refetchQueries({ type: 'active' }, { cancelRefetch: false }));
  });
}
