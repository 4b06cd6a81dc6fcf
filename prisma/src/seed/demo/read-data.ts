import { readFileSync } from 'node:fs';
import { type LocalText, type Locale, typesetTexts } from '@dronesoccer/contracts';
import { parse } from 'yaml';

/** Reads a subject's data from its YAML file and typesets the French texts. */
export const readData = <Data>(subject: string): Data =>
  typesetTexts(parse(readFileSync(new URL(`data/${subject}.yaml`, import.meta.url), 'utf8')) as Data);

/** A text that is the same in both languages is a single string. */
export type DemoText = LocalText | string;

export const textIn = (text: DemoText, locale: Locale): string => (typeof text === 'string' ? text : text[locale]);
