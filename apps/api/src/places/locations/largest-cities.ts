/**
 * Canada's largest municipalities, the largest first (Statistics Canada, 2021 Census). A shop without orders sorts its
 * places by this list, which matches what people expect.
 */
const largestCities = [
  'Toronto',
  'Montréal',
  'Calgary',
  'Ottawa',
  'Edmonton',
  'Winnipeg',
  'Mississauga',
  'Vancouver',
  'Brampton',
  'Hamilton',
  'Surrey',
  'Québec',
  'Halifax',
  'Laval',
  'London',
  'Markham',
  'Vaughan',
  'Gatineau',
  'Saskatoon',
  'Kitchener',
  'Longueuil',
  'Burnaby',
  'Windsor',
  'Regina',
  'Oakville',
  'Richmond',
  'Richmond Hill',
  'Burlington',
  'Oshawa',
  'Sherbrooke',
] as const;

const withoutAccents = (city: string): string => city.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const ranks = new Map<string, number>(largestCities.map((city, rank) => [withoutAccents(city), rank]));

/** 0 is the largest; all cities beyond the list share the last rank. */
export function sizeRankOf(city: string): number {
  return ranks.get(withoutAccents(city)) ?? largestCities.length;
}
