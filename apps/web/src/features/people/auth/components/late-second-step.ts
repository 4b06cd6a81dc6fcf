import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import type { SecondStepProps } from './second-step';

// Only an account with an authenticator app needs it.
export const SecondStep = lazyComponent<SecondStepProps>(async () => {
  const [part] = await Promise.all([import('./second-step'), loadNamespaces('auth')]);
  return part;
});
