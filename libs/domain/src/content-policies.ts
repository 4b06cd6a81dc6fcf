import { contentProblems, locales, policyFigures, type PolicyTerms } from '@dronesoccer/contracts';
import type { EntryProblem } from './content-entries.ts';

/** Returns the placeholders of a text that name no figure of the settings. */
const unknownFigures = (text: string): string[] =>
  [...text.matchAll(/{{([^}]*)}}/g)].flatMap(([placeholder, name = '']) =>
    Object.hasOwn(policyFigures, name) ? [] : [placeholder],
  );

/** Returns what a version of a policy lacks in either language before it can be published, and its faults. */
export function policyProblems(texts: PolicyTerms['texts']): { missing: EntryProblem[]; faults: EntryProblem[] } {
  const missing: EntryProblem[] = [];
  const faults: EntryProblem[] = [];
  for (const locale of locales) {
    const { title, body } = texts[locale];
    if (title.trim() === '') missing.push({ field: `texts.${locale}.title`, message: contentProblems.titleMissing });
    if (body.trim() === '') missing.push({ field: `texts.${locale}.body`, message: contentProblems.bodyMissing });
    // A title shows no figures, so it cannot have a placeholder.
    if (title.includes('{{')) faults.push({ field: `texts.${locale}.title`, message: contentProblems.figureUnknown });
    if (unknownFigures(body).length > 0) {
      faults.push({ field: `texts.${locale}.body`, message: contentProblems.figureUnknown });
    }
  }
  return { missing, faults };
}
