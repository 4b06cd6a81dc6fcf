import {
  type BodyOf,
  boolean,
  checked,
  type FieldsFor,
  id,
  integer,
  list,
  object,
  oneOf,
  ruledText,
} from '../../../common/body.ts';
import { ArenaClass, valuesOf } from '../../../common/enums.ts';
import { limits } from '../../../common/limits.ts';
import { arenaLimits } from './limits.ts';
import { ownPictures } from '../../../common/own-pictures.ts';
import { arenaFields } from '../fields.ts';
import { type OpeningHours, weekdays } from '../wire.ts';
import type { ArenaTerms, ArenaText } from './wire.ts';

const prose = ruledText(arenaFields.arenaProse);
const includes = ruledText(arenaFields.tierIncludes);

const arenaText = {
  name: ruledText(arenaFields.arenaName),
  description: ruledText(arenaFields.arenaDescription),
  rules: prose,
  bring: prose,
  gettingThere: prose,
  standardIncludes: includes,
  premiumIncludes: includes,
} satisfies FieldsFor<ArenaText>;

const clockTime = (latest: RegExp) =>
  checked({
    accepts: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value) || latest.test(value),
    max: 5,
    message: { en: 'Enter a time such as 09:30', fr: 'Entrez une heure, comme 09:30' },
  });

const hours = {
  day: oneOf(weekdays),
  opens: clockTime(/^$/u),
  closes: clockTime(/^24:00$/u),
} satisfies FieldsFor<OpeningHours>;

export const arenaTermsBody = {
  locationId: id(),
  class: oneOf(valuesOf(ArenaClass)),
  capacity: integer({ min: 1, max: limits.arenaSeatsMax }),
  texts: object({ en: object(arenaText), fr: object(arenaText) }),
  pictures: ownPictures(arenaLimits.arenaPicturesMax),
  hours: list(hours, { max: arenaLimits.openingSpansMax }),
  isActive: boolean(),
} satisfies FieldsFor<ArenaTerms>;

export const arenaAdminBodies = {
  'arenas.admin.create': arenaTermsBody,
  // The version that the caller read. If the arena has changed since, ARENA_008 carries its current state.
  'arenas.admin.update': { ...arenaTermsBody, version: integer({ min: 1 }) },
};

export type ArenaTermsBody = BodyOf<typeof arenaTermsBody>;
