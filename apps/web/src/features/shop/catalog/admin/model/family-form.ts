import {
  catalogFields,
  type Locale,
  type ProductAdminWire,
  type ProductFamilyTerms,
  productLimits,
  productProblems,
} from '@dronesoccer/contracts';
import { namesOption } from '@dronesoccer/domain';

/** The part of the product form about its family. */
export interface FamilyFormValues {
  /** A family's id, or `newFamily`, or empty if the product has no family. */
  family: string;
  familyEn: string;
  familyFr: string;
  optionEn: string;
  optionFr: string;
  optionPlace: string;
}

/** The choice that starts a family. */
export const newFamily = 'new';

/** The fields are optional, because a product may be in no family; `checkFamily` requires them otherwise. */
export const familyRules = {
  familyEn: { ...catalogFields.familyName, optional: true },
  familyFr: { ...catalogFields.familyName, optional: true },
  optionEn: { ...catalogFields.optionLabel, optional: true },
  optionFr: { ...catalogFields.optionLabel, optional: true },
} as const;

export const emptyFamily: FamilyFormValues = {
  ...{ family: '', familyEn: '', familyFr: '', optionEn: '', optionFr: '', optionPlace: '1' },
};

export const familyLabels = {
  family: 'family.family',
  familyEn: 'family.nameEn',
  familyFr: 'family.nameFr',
  optionEn: 'family.optionEn',
  optionFr: 'family.optionFr',
  optionPlace: 'family.place',
} as const satisfies Record<keyof FamilyFormValues, string>;

export function familyFieldsOf({ family }: ProductAdminWire): FamilyFormValues {
  if (family === null) return emptyFamily;
  const { id, name, option, place } = family;
  return {
    ...{ family: id, familyEn: name.en, familyFr: name.fr },
    ...{ optionEn: option.en, optionFr: option.fr, optionPlace: String(place) },
  };
}

export function familyTermsOf(values: FamilyFormValues): ProductFamilyTerms | null {
  if (values.family === '') return null;
  return {
    ...(values.family !== newFamily && { id: values.family }),
    name: { en: values.familyEn.trim(), fr: values.familyFr.trim() },
    option: { en: values.optionEn.trim(), fr: values.optionFr.trim() },
    place: Number(values.optionPlace),
  };
}

const formFields: Readonly<Record<string, keyof FamilyFormValues>> = {
  'family.name.en': 'familyEn',
  'family.name.fr': 'familyFr',
  'family.option.en': 'optionEn',
  'family.option.fr': 'optionFr',
  'family.place': 'optionPlace',
};

/** Returns the form field for a field of the family that the server refused, or null. */
export const familyFieldOf = (field: string): keyof FamilyFormValues | null => formFields[field] ?? null;

type NamedFamilyForm = FamilyFormValues & { nameEn: string; nameFr: string };

/** A product in a family needs the family's names, and its own names state its option. */
export function checkFamily(values: NamedFamilyForm, locale: Locale, placeInvalid: string) {
  const problems: Partial<Record<keyof NamedFamilyForm, string>> = {};
  if (values.family === '') return problems;
  const { familyName, optionLabel } = catalogFields;
  for (const field of ['familyEn', 'familyFr'] as const)
    if (values[field].trim() === '') problems[field] = familyName.required[locale];
  for (const [option, name] of [
    ['optionEn', 'nameEn'],
    ['optionFr', 'nameFr'],
  ] as const) {
    if (values[option].trim() === '') problems[option] = optionLabel.required[locale];
    else if (!namesOption(values[name], values[option])) problems[name] = productProblems.optionNotNamed[locale];
  }
  const isPlace = /^\d{1,2}$/.test(values.optionPlace) && Number(values.optionPlace) >= 1;
  if (!isPlace || Number(values.optionPlace) > productLimits.optionPlaceMax) problems.optionPlace = placeInvalid;
  return problems;
}
