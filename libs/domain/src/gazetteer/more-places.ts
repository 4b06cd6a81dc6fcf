import type { PlaceKey } from './names.ts';

/**
 * Municipalities that are missing from the data, and former ones whose names are still in use, added by hand. The
 * population is approximately that of the 2021 Census (Statistics Canada) and only ranks them; coordinates are those of
 * the centre, accurate to about a kilometre.
 */
export const morePlaces: Readonly<
  Record<PlaceKey, readonly [latitude: number, longitude: number, population: number]>
> = {
  'North York, ON': [43.762, -79.411, 645_000],
  'Scarborough, ON': [43.773, -79.258, 630_000],
  'Etobicoke, ON': [43.654, -79.567, 365_000],
  'Whitby, ON': [43.898, -78.943, 138_501],
  'Saanich, BC': [48.459, -123.377, 117_735],
  'Orléans, ON': [45.469, -75.516, 110_000],
  'Thornhill, ON': [43.816, -79.425, 108_000],
  'Stoney Creek, ON': [43.217, -79.765, 70_000],
  'Chicoutimi, QC': [48.428, -71.068, 69_000],
  'Jonquière, QC': [48.416, -71.249, 60_000],
  'Bowmanville, ON': [43.913, -78.688, 46_000],
  'Stouffville, ON': [43.971, -79.245, 49_864],
  'Georgina, ON': [44.229, -79.466, 47_642],
  'Georgetown, ON': [43.65, -79.917, 45_000],
  'Bradford, ON': [44.115, -79.562, 42_880],
  'LaSalle, ON': [42.234, -83.061, 32_721],
  'Bolton, ON': [43.875, -79.734, 26_800],
  'Bedford, NS': [44.727, -63.656, 35_000],
  'Dundas, ON': [43.266, -79.956, 25_000],
  'Courtice, ON': [43.906, -78.79, 28_000],
  'Lincoln, ON': [43.165, -79.48, 25_719],
  'Strathroy, ON': [42.957, -81.617, 23_871],
  'Paradise, NL': [47.533, -52.883, 22_957],
  'Saint-Lambert, QC': [45.501, -73.51, 22_761],
  'Kingsville, ON': [42.039, -82.74, 22_119],
  'Port Perry, ON': [44.105, -78.944, 21_581],
  'Riverview, NB': [46.061, -64.805, 20_584],
  'Quispamsis, NB': [45.432, -65.946, 18_768],
  'Tillsonburg, ON': [42.862, -80.727, 18_615],
  'Pelham, ON': [43.033, -79.3, 18_192],
  'Lake Country, BC': [50.054, -119.415, 15_817],
  'Comox, BC': [49.673, -124.902, 14_828],
  'Caledonia, ON': [43.074, -79.952, 12_000],
  'Sidney, BC': [48.65, -123.399, 12_318],
  'Rothesay, NB': [45.383, -65.997, 11_977],
  'Elmira, ON': [43.6, -80.558, 11_500],
  'Wallaceburg, ON': [42.593, -82.388, 10_323],
  'Penetanguishene, ON': [44.768, -79.936, 10_077],
  'Acton, ON': [43.633, -80.034, 9_500],
  'Qualicum Beach, BC': [49.347, -124.443, 9_303],
  'Innisfail, AB': [52.033, -113.95, 7_985],
  'North Sydney, NS': [46.204, -60.253, 6_000],
  'Sturgeon Falls, ON': [46.364, -79.93, 6_900],
  'Dunnville, ON': [42.905, -79.616, 5_600],
  'Caraquet, NB': [47.794, -64.939, 4_285],
};
