/** A place by its name and province, as in GeoNames: `Montréal, QC`. */
export type PlaceKey = `${string}, ${string}`;

interface OtherNames {
  readonly en?: string;
  readonly fr?: string;
  /** Additional names that the search finds the place by. */
  readonly also?: readonly string[];
}

/** Places whose names differ between the languages, or that have an additional name. */
export const otherNames: Readonly<Record<PlaceKey, OtherNames>> = {
  'Montréal, QC': { en: 'Montreal' },
  'Québec, QC': { en: 'Quebec City', also: ['Ville de Québec'] },
  'Lévis, QC': { en: 'Levis' },
  'Montréal-Est, QC': { en: 'Montreal East' },
  'Montréal-Ouest, QC': { en: 'Montreal West' },
  'Greater Sudbury, ON': { fr: 'Grand Sudbury', also: ['Sudbury'] },
  'Sault Ste. Marie, ON': { fr: 'Sault-Sainte-Marie' },
  'Greater Napanee, ON': { fr: 'Grand Napanee' },
  'Quinte West, ON': { also: ['Trenton'] },
  "St. John's, NL": { fr: 'Saint-Jean', also: ['Saint-Jean de Terre-Neuve'] },
  'Saint John, NB': { fr: 'Saint-Jean' },
  'Baie Ste. Anne, NB': { fr: 'Baie-Sainte-Anne' },
  'Tracadie-Sheila, NB': { en: 'Tracadie', fr: 'Tracadie' },
  'The Pas, MB': { fr: 'Le Pas' },
  'Ile des Chênes, MB': { fr: 'Île-des-Chênes' },
  'St. Adolphe, MB': { fr: 'Saint-Adolphe' },
  'St. Claude, MB': { fr: 'Saint-Claude' },
  'St. François Xavier, MB': { fr: 'Saint-François-Xavier' },
  'St. Jean Baptiste, MB': { fr: 'Saint-Jean-Baptiste' },
  'St. Albert, AB': { fr: 'Saint-Albert' },
  'St. Paul, AB': { fr: 'Saint-Paul' },
  'Fort McMurray, AB': { also: ['Wood Buffalo'] },
  'Sherwood Park, AB': { also: ['Strathcona County'] },
  'Dawson City, YT': { fr: 'Dawson' },
  'Cape Dorset, NU': { en: 'Kinngait', fr: 'Kinngait', also: ['Cape Dorset'] },
};

/** Sections of a city that the data list as cities. */
export const moreSections: readonly PlaceKey[] = [
  'West End, BC',
  'Willowdale, ON',
  'Fallingbrook, ON',
  'Walnut Grove, BC',
];
