import { lazyComponent } from '@/lib/late';
import { loadNamespaces } from '@/lib/i18n/i18n';
import type { OpenProviderSessionProps } from './open-provider-session';
import type { SecondStepProps } from './second-step';

// Only a sign-in with Google needs these, and the catalogue of errors is large.
export const OpenProviderSession = lazyComponent<OpenProviderSessionProps>(() => import('./open-provider-session'));
export const ProviderFailure = lazyComponent<{ code: string }>(() => import('./provider-failure'));
// Only an account with an authenticator app needs it.
export const SecondStep = lazyComponent<SecondStepProps>(async () => {
  const [part] = await Promise.all([import('./second-step'), loadNamespaces('security')]);
  return part;
});
