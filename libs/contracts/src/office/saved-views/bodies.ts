import { type BodyOf, checked, oneOf, text } from '../../common/body.ts';
import { staffLimits } from '../../common/staff-limits.ts';
import { savedViewScreens } from './wire.ts';

const savedViewBody = {
  screen: oneOf(savedViewScreens),
  name: checked({
    accepts: (name) => /^\S(?:\P{Cc}*\S)?$/u.test(name),
    max: staffLimits.savedViewNameMax,
    message: {
      en: `Enter a name of 1 to ${staffLimits.savedViewNameMax} characters`,
      fr: `Entrez un nom de 1 à ${staffLimits.savedViewNameMax} caractères`,
    },
  }),
  // The filters and sort as they appear in the address, without `?`.
  query: text({ min: 0, max: staffLimits.savedViewQueryMax }),
};

export const savedViewBodies = { 'savedViews.admin.save': savedViewBody };

export type SavedViewBody = BodyOf<typeof savedViewBody>;
