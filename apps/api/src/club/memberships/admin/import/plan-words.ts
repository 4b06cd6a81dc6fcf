import { PlanKind } from '@dronesoccer/contracts';

/** The words for a plan. The youth plan is not among them, because it needs a date of birth and a guardian. */
export const planWords: ReadonlyMap<string, PlanKind> = new Map<string, PlanKind>([
  ...['', 'single', 'individual', 'individuelle', 'individuel'].map((word): [string, PlanKind] => [
    word,
    PlanKind.SINGLE,
  ]),
  ...['family', 'familiale', 'familial', 'famille'].map((word): [string, PlanKind] => [word, PlanKind.FAMILY]),
]);
