import { loadNamespaces } from '@/lib/i18n/i18n';
import { lazyComponent } from '@/lib/late';

/** The code of a preview is loaded for editors only. */
export const LateQuestionPreview = lazyComponent(async () => {
  const [part] = await Promise.all([import('./question-preview'), loadNamespaces('editorial')]);
  return part;
});
