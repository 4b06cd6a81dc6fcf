import { limits, type SavedViewBody, type SavedViewScreen, savedViewScreens } from '@dronesoccer/contracts';
import { check, OneOf, TextField } from '../../platform/http/index.js';

export class SavedViewsQueryDto {
  @OneOf(savedViewScreens)
  screen!: SavedViewScreen;
}

export class SaveViewDto implements SavedViewBody {
  @OneOf(savedViewScreens)
  screen!: SavedViewScreen;

  @check({
    accepts: (value) =>
      typeof value === 'string' && value.length <= limits.savedViewNameMax && /^\S(?:\P{Cc}*\S)?$/u.test(value),
    explain: () => ({
      en: `Enter a name of 1 to ${limits.savedViewNameMax} characters`,
      fr: `Entrez un nom de 1 à ${limits.savedViewNameMax} caractères`,
    }),
    schema: { type: 'string', minLength: 1, maxLength: limits.savedViewNameMax },
  })
  name!: string;

  @TextField({ min: 0, max: limits.savedViewQueryMax })
  query!: string;
}
