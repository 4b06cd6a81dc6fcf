import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';

/** Only editors see the note, so visitors download neither it nor its text. */
export const LatePreviewNote = lazyComponent(async () => {
  const [part] = await Promise.all([import('./home-preview-note'), loadNamespaces('editorial')]);
  return part;
});
