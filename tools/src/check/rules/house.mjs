/** The lint plugin with the rules for our own conventions. */
import { freshQueries } from './fresh-queries.mjs';
import { keptData } from './kept-data.mjs';
import { noRawColours } from './no-raw-colours.mjs';

export default {
  meta: { name: 'house' },
  rules: { 'no-raw-colours': noRawColours, 'fresh-queries': freshQueries, 'kept-data': keptData },
};
