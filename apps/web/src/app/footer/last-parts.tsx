import { useEffect } from 'react';
import { registerServiceWorker } from '../shell/service-worker-registration';
import { BackToTop } from './back-to-top';

/** The parts of a page that load when it has everything else, so that they cost a visitor nothing until then. */
export default function LastParts() {
  useEffect(registerServiceWorker, []);
  return <BackToTop />;
}
