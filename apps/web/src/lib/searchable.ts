/** Returns a text in small letters and without accents, so that a search finds "Montréal" when someone types "montreal". */
export const searchable = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
