import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';
import type { LightboxProps } from './lightbox-window';

/** Full-screen pictures. The code and texts are loaded when the lightbox first opens. */
export const Lightbox = lazyComponent<LightboxProps>(
  async () => {
    const [lightbox] = await Promise.all([import('./lightbox-window'), loadNamespaces('lightbox')]);
    return lightbox;
  },
  { isOpen: ({ at }) => at !== null, close: ({ onChange }) => onChange(null) },
);
