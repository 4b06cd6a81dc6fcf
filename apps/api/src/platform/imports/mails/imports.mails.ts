import type { LocalText } from '@dronesoccer/contracts';
import { action, defineEmails, line } from '../../mail/index.js';

interface FailedImport {
  /** The name of the importer, such as "Import of subscribers". */
  title: LocalText;
  fileName: string;
  failure: LocalText;
  /** The path of the import's page. */
  page: `/${string}`;
}

/** Tells the administrator who started an import that it failed for good. */
export const importFailed = defineEmails<FailedImport>({
  reason: {
    en: 'You’re receiving this because you started this import.',
    fr: 'Vous recevez ce message parce que vous avez lancé cette importation.',
  },
})('import-failed', {
  en: ({ title, fileName }) => ({
    subject: `Import failed: ${fileName}`,
    title: title.en,
    body: `The import of “${fileName}” could not be completed.`,
    button: 'Open the import',
  }),
  fr: ({ title, fileName }) => ({
    subject: `Échec de l’importation : ${fileName}`,
    title: title.fr,
    body: `L’importation de « ${fileName} » n’a pas pu être terminée.`,
    button: 'Ouvrir l’importation',
  }),
  blocks: ({ button }, { failure, page: path }, { locale, page }) => [
    line(failure[locale]),
    action(button, page(path)),
  ],
});
