import {
  ArenaClass,
  type ArenaAdminWire,
  type ArenaTerms,
  arenaTermsBody,
  type ArenaText,
  arenaFields,
  commonFields,
  type Locale,
  type OwnPicture,
} from '@dronesoccer/contracts';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { emptyWeek, hoursOf, type OpenWeek, weekOf, weekProblems } from './week';

/** The arena's texts, each with a field per language. */
const arenaTexts = [
  'name',
  'description',
  'rules',
  'bring',
  'gettingThere',
  'standardIncludes',
  'premiumIncludes',
] as const;
type TextName = (typeof arenaTexts)[number];
type LocalField = `${TextName}${'En' | 'Fr'}`;

/** An arena while it is being edited. Numbers are text, because they may be missing. */
interface ArenaFormValues extends Record<LocalField, string> {
  locationId: string;
  /** An `ArenaClass` number as text, as used by a select. */
  class: string;
  capacity: string;
  pictures: OwnPicture[];
  week: OpenWeek;
  isActive: boolean;
}

const { arenaName, arenaDescription, arenaProse, tierIncludes } = arenaFields;

export const arenaRules = {
  capacity: commonFields.wholeNumber,
  nameEn: arenaName,
  nameFr: arenaName,
  descriptionEn: arenaDescription,
  descriptionFr: arenaDescription,
  rulesEn: arenaProse,
  rulesFr: arenaProse,
  bringEn: arenaProse,
  bringFr: arenaProse,
  gettingThereEn: arenaProse,
  gettingThereFr: arenaProse,
  standardIncludesEn: tierIncludes,
  standardIncludesFr: tierIncludes,
  premiumIncludesEn: tierIncludes,
  premiumIncludesFr: tierIncludes,
} as const;

export const emptyArena: ArenaFormValues = {
  locationId: '',
  class: String(ArenaClass.CLASS_20),
  capacity: '10',
  nameEn: '',
  nameFr: '',
  descriptionEn: '',
  descriptionFr: '',
  rulesEn: '',
  rulesFr: '',
  bringEn: '',
  bringFr: '',
  gettingThereEn: '',
  gettingThereFr: '',
  standardIncludesEn: '',
  standardIncludesFr: '',
  premiumIncludesEn: '',
  premiumIncludesFr: '',
  pictures: [],
  week: emptyWeek,
  isActive: true,
};

/** The keys of the fields' labels. */
export const arenaLabels = {
  locationId: 'form.location',
  class: 'form.class',
  capacity: 'form.capacity',
  nameEn: 'form.nameEn',
  nameFr: 'form.nameFr',
  descriptionEn: 'form.descriptionEn',
  descriptionFr: 'form.descriptionFr',
  rulesEn: 'form.rulesEn',
  rulesFr: 'form.rulesFr',
  bringEn: 'form.bringEn',
  bringFr: 'form.bringFr',
  gettingThereEn: 'form.gettingThereEn',
  gettingThereFr: 'form.gettingThereFr',
  standardIncludesEn: 'form.standardIncludesEn',
  standardIncludesFr: 'form.standardIncludesFr',
  premiumIncludesEn: 'form.premiumIncludesEn',
  premiumIncludesFr: 'form.premiumIncludesFr',
  pictures: 'kit:pictures.title',
  week: 'hours.title',
  isActive: 'form.active',
} as const satisfies Record<keyof ArenaFormValues, string>;

export function formOf({ texts, hours, ...arena }: ArenaAdminWire): ArenaFormValues {
  return {
    locationId: arena.location.id,
    class: String(arena.class),
    capacity: String(arena.capacity),
    nameEn: texts.en.name,
    nameFr: texts.fr.name,
    descriptionEn: texts.en.description,
    descriptionFr: texts.fr.description,
    rulesEn: texts.en.rules,
    rulesFr: texts.fr.rules,
    bringEn: texts.en.bring,
    bringFr: texts.fr.bring,
    gettingThereEn: texts.en.gettingThere,
    gettingThereFr: texts.fr.gettingThere,
    standardIncludesEn: texts.en.standardIncludes,
    standardIncludesFr: texts.fr.standardIncludes,
    premiumIncludesEn: texts.en.premiumIncludes,
    premiumIncludesFr: texts.fr.premiumIncludes,
    pictures: arena.pictures,
    week: weekOf(hours),
    isActive: arena.isActive,
  };
}

/** Converts the form's values for the server. The form's rules have already validated them. */
export function termsOf(values: ArenaFormValues): ArenaTerms {
  const textIn = (language: 'En' | 'Fr') =>
    Object.fromEntries(arenaTexts.map((name) => [name, values[`${name}${language}`]])) as Record<TextName, string>;
  const texts: Record<Locale, ArenaText> = { en: textIn('En'), fr: textIn('Fr') };
  return {
    locationId: values.locationId,
    class: Number(values.class) as ArenaClass,
    capacity: Number(values.capacity),
    texts,
    pictures: values.pictures.map(({ url, alt }) => ({ url, alt: { en: alt.en.trim(), fr: alt.fr.trim() } })),
    hours: hoursOf(values.week),
    isActive: values.isActive,
  };
}

/** The messages for checks that no single field rule covers. */
interface ArenaWords {
  locationMissing: string;
  capacityInvalid: string;
  altMissing: string;
  hoursInvalid: string;
}

export function checkArena(values: ArenaFormValues, words: ArenaWords) {
  const problems: Partial<Record<keyof ArenaFormValues, string>> = {};
  if (values.locationId === '') problems.locationId = words.locationMissing;
  const { min, max } = arenaTermsBody.capacity;
  const capacity = Number(values.capacity);
  if (!(capacity >= min && capacity <= max)) problems.capacity = words.capacityInvalid;
  if (values.pictures.some(({ alt }) => alt.en.trim() === '' || alt.fr.trim() === '')) {
    problems.pictures = words.altMissing;
  }
  if (weekProblems(values.week).length > 0) problems.week = words.hoursInvalid;
  return problems;
}

/** Returns the form field for a field that the server refused, or null. */
export function fieldOf(field: string): keyof ArenaFormValues | null {
  const [first = '', language, name] = field.split('.');
  if (first === 'hours') return 'week';
  const text = arenaTexts.find((each) => each === name);
  if (first === 'texts' && text) return `${text}${language === 'fr' ? 'Fr' : 'En'}`;
  return Object.hasOwn(emptyArena, first) ? (first as keyof ArenaFormValues) : null;
}

export type ArenaForm = RuledForm<ArenaFormValues>;
