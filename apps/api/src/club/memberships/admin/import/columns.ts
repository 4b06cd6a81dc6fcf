import { PlanKind } from '@dronesoccer/contracts';
import { bilingualColumns } from '../../../../platform/imports/index.js';
import { importProblems } from './import-problems.js';

export type MemberColumn = 'email' | 'first_name' | 'last_name' | 'province' | 'plan' | 'last_day' | 'language';

/** The columns of a list of members, with a heading in each language of the team. */
export const memberColumns = bilingualColumns<MemberColumn>(
  {
    email: { en: 'email', fr: 'courriel' },
    first_name: { en: 'first_name', fr: 'prénom' },
    last_name: { en: 'last_name', fr: 'nom' },
    province: { en: 'province', fr: 'province' },
    plan: { en: 'plan', fr: 'formule' },
    last_day: { en: 'last_day', fr: 'dernier_jour' },
    language: { en: 'language', fr: 'langue' },
  },
  { oneOf: ['email'], message: importProblems.noEmail },
);

/** The words for a plan. The youth plan is not among them, because it needs a date of birth and a guardian. */
export const planWords: ReadonlyMap<string, PlanKind> = new Map<string, PlanKind>([
  ...['', 'single', 'individual', 'individuelle', 'individuel'].map((word): [string, PlanKind] => [
    word,
    PlanKind.SINGLE,
  ]),
  ...['family', 'familiale', 'familial', 'famille'].map((word): [string, PlanKind] => [word, PlanKind.FAMILY]),
]);
