// Search texts as people type them: brands, some misspelt or unfinished, and common words, alone and combined. A search
// rarely repeats within a run.

const BRANDS = ['ba', 'ke', 'lo', 'mi', 'ru', 'za', 'ti', 'vo', 'ne', 'sha'].flatMap((first) =>
  ['na', 'ri', 'mo', 'le', 'tu', 'ka', 'si', 've', 'do', 'ga'].flatMap((second) =>
    ['x', 'ra', 'th', 'lin', 'do', 'mar', 'k', 'ton', 'zel', 'vy'].map((third) => first + second + third),
  ),
);
const THINGS = [
  'battery',
  'cage',
  'motor',
  'charger',
  'ring',
  'net',
  'frame',
  'antenna',
  'vest',
  'goggles',
  'pump',
  'kit',
];
const MANNERS = ['striker', 'keeper', 'junior', 'club', 'school', 'arctic', 'night', 'training', 'tournament'];
const TOLD = ['smooth', 'whistle', 'gymnasiums', 'washable', 'hockey', 'solder', 'beginners', 'carbon'];

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';
const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);

/** Returns the n-th search of a run. */
export const searchOf = (index: number): string => {
  const brand = pick(BRANDS, index * 7);
  const thing = pick(THINGS, Math.floor(index / 6));
  switch (index % 6) {
    case 0:
      return brand;
    case 1:
      return `${pick(MANNERS, index)} ${thing}`;
    case 2:
      return `${brand} ${without(thing, 1)}`;
    case 3:
      return brand.slice(0, 4);
    case 4:
      return without(pick(THINGS.slice(0, 4), index), 2);
    default:
      return `${pick(TOLD, index)} ${pick(MANNERS, Math.floor(index / 6))}`;
  }
};

/** Returns the search for a server that only matches exact words. */
export const exactly = (search: string): string =>
  search
    .split(' ')
    .map((word) => `'${word}':*`)
    .join(' & ');
