import { lazyComponent } from '@/lib/late';
import type { OpenProviderSessionProps } from './open-provider-session';

// Only a sign-in with Google needs these, and the catalogue of errors is large.
export const OpenProviderSession = lazyComponent<OpenProviderSessionProps>(() => import('./open-provider-session'));
export const ProviderFailure = lazyComponent<{ code: string }>(() => import('./provider-failure'));
