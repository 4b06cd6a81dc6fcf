import { type AudienceRule, campaignLimits, categoriesOf, limits, type LocalText } from '@dronesoccer/contracts';
import { postalAreasNear } from '@dronesoccer/domain/gazetteer';
import { AppError } from '../../../platform/errors/index.js';

/** A city from the search is `google_<number>` on the wire, whichever source found it. */
export const placeNumber = (placeId: string): string => placeId.replace(/^google_/, '');

const invalidAudience: LocalText = {
  en: 'This audience is not valid',
  fr: 'Ce choix de destinataires n’est pas valide',
};
const noPlace: LocalText = {
  en: 'Choose a city from the suggestions',
  fr: 'Choisissez une ville parmi les suggestions',
};
const noCategory: LocalText = { en: 'This category does not exist', fr: 'Cette catégorie n’existe pas' };

const refuse = (message: LocalText, field = 'audience'): never => {
  throw new AppError('NEWS_008', { errors: [{ field, message }] });
};

/**
 * Parses the audience in a multipart field: the JSON of a rule, without any other fields.
 *
 * @throws AppError NEWS_008
 */
export function parseAudience(json: unknown): AudienceRule {
  if (typeof json !== 'string') return refuse(invalidAudience);
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    return refuse(invalidAudience);
  }
  return isRule(read) ? refuseUnknown(read) : refuse(invalidAudience);
}

/**
 * Rejects a well-formed rule that names a place or category that does not exist.
 *
 * @throws AppError NEWS_008
 */
export function refuseUnknown(rule: AudienceRule): AudienceRule {
  const { category, near } = rule;
  if (category !== undefined && categoriesOf(category) === null) return refuse(noCategory, 'audience.category');
  if (near !== undefined && postalAreasNear(placeNumber(near.placeId), near.km) === null) {
    return refuse(noPlace, 'audience.near');
  }
  return rule;
}

type FieldChecks<T> = { readonly [K in keyof Required<T>]: (value: unknown) => boolean };

const isIntegerBetween = (min: number, max: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
const shortText = (max: number) => (value: unknown) =>
  typeof value === 'string' && value.length > 0 && value.length <= max;

const nearFields: FieldChecks<Required<AudienceRule>['near']> = {
  placeId: shortText(100),
  km: isIntegerBetween(1, limits.nearbyRadiusMaxKm),
};
const ruleFields: FieldChecks<AudienceRule> = {
  isMember: (value) => typeof value === 'boolean',
  category: shortText(60),
  near: (value) => fits(value, nearFields) && Object.keys(value).length === Object.keys(nearFields).length,
  quietDays: isIntegerBetween(1, campaignLimits.quietDaysMax),
};

const isRule = (value: unknown): value is AudienceRule => fits(value, ruleFields);

/** Returns whether the value is a plain object that has only these fields, all of them valid. */
function fits(value: unknown, fields: Readonly<Record<string, (value: unknown) => boolean>>): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([name, each]) => Object.hasOwn(fields, name) && fields[name]?.(each) === true);
}
