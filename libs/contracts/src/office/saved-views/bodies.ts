import { type BodyOf, checked, oneOf, text } from '../../common/body.ts';
import { limits } from '../../common/limits.ts';
import { savedViewScreens } from './wire.ts';

const savedViewBody = {
  screen: oneOf(savedViewScreens),
  name: checked({
    accepts: (name) => /^\S(?:\P{Cc}*\S)?$/u.test(name),
    max: limits.savedViewNameMax,
    message: {
      en: `Enter a name of 1 to ${limits.savedViewNameMax} characters`,
      fr: `Entrez un nom de 1 à ${limits.savedViewNameMax} caractères`,
    },
  }),
  // The filters and sort as they appear in the address, without `?`.
  query: text({ min: 0, max: limits.savedViewQueryMax }),
};

export const savedViewBodies = { 'savedViews.admin.save': savedViewBody };

export type SavedViewBody = BodyOf<typeof savedViewBody>;
