import { useEffect } from 'react';
import { registerServiceWorker } from '../shell/service-worker-registration';
import { BackToTop } from './back-to-top';

/** The parts of a page that load after everything else, so that they do not delay the page. */
export default function LastParts() {
  useEffect(registerServiceWorker, []);
  return <BackToTop />;
}
