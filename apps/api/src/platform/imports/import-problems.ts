import { type LocalText, typeset, typesetTexts } from '@dronesoccer/contracts';

/** The reasons why a whole import failed. */
export const importFailures = typesetTexts({
  check: {
    en: 'Something went wrong while reading the file. Please try again.',
    fr: 'Un problème est survenu pendant la lecture du fichier. Veuillez réessayer.',
  },
  nothingApplied: {
    en: 'Something went wrong before the first row was imported. Nothing has changed. Please import the file again.',
    fr: 'Un problème est survenu avant l’importation de la première ligne. Rien n’a changé. Veuillez importer le fichier de nouveau.',
  },
} satisfies Readonly<Record<string, LocalText>>);

/** Returns the reason for a failure while rows were being applied. The rows applied before the failure stay applied. */
export function stoppedAfter(done: number, total: number): LocalText {
  if (done === 0) return importFailures.nothingApplied;
  const [en, fr] = ['en-CA', 'fr-CA'].map((locale) => {
    const format = new Intl.NumberFormat(locale);
    return { done: format.format(done), total: format.format(total) };
  });
  return {
    en: `Something went wrong after ${en?.done} of ${en?.total} rows. What they changed stays. Please import the file again for the rest.`,
    fr: typeset(
      `Un problème est survenu après ${fr?.done} lignes sur ${fr?.total}. Ce qu’elles ont changé reste en place. Veuillez importer le fichier de nouveau pour le reste.`,
      'fr',
    ),
  };
}
