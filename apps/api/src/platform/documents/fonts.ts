import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The site's typefaces, both under the SIL Open Font License 1.1, which allows embedding in documents: Archivo (The
 * Archivo Project Authors) for headings, Public Sans (The Public Sans Project Authors) for text. The licences are in
 * the packages that contain the files.
 */
const files = {
  display: 'archivo/files/archivo-latin-800-normal.woff',
  text: 'public-sans/files/public-sans-latin-400-normal.woff',
  strong: 'public-sans/files/public-sans-latin-700-normal.woff',
  // Characters that the Latin files lack, such as the ł of a name.
  displayMore: 'archivo/files/archivo-latin-ext-800-normal.woff',
  textMore: 'public-sans/files/public-sans-latin-ext-400-normal.woff',
  strongMore: 'public-sans/files/public-sans-latin-ext-700-normal.woff',
} as const;

type FontName = keyof typeof files;
export const fontNames = Object.keys(files) as FontName[];
export type Face = 'display' | 'text' | 'strong';

const fontFiles = new Map<FontName, Buffer>();

/** Reads the file once, when the first document needs it. */
export function fontFile(name: FontName): Buffer {
  const known = fontFiles.get(name);
  if (known !== undefined) return known;
  const file = readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${files[name]}`));
  fontFiles.set(name, file);
  return file;
}

export interface Run {
  font: FontName;
  text: string;
}

const latin = /[\u0020-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122\u2212]/;
const latinMore = /[\u0100-\u024f]/;

/** Splits a text into runs of one font. A letter that neither font has loses its accent or becomes a question mark. */
export function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  // NFC joins combining accents, which some systems type, to the letter before them. No font has the ones that remain,
  // such as the line below the first letter of W̱SÁNEĆ.
  for (const sign of text.normalize('NFC').replaceAll(/\p{M}/gu, '').replaceAll('\u202f', '\u00a0')) {
    const drawn = drawable(sign);
    const font: FontName = latinMore.test(drawn) ? `${face}More` : face;
    const last = runs.at(-1);
    if (last?.font === font) last.text += drawn;
    else runs.push({ font, text: drawn });
  }
  return runs;
}

function drawable(sign: string): string {
  if (latin.test(sign) || latinMore.test(sign)) return sign;
  const [plain = ''] = sign.normalize('NFKD');
  return latin.test(plain) ? plain : '?';
}
