import {
  type ConsentBasis,
  fieldRules,
  isDay,
  type Locale,
  type LocalText,
  patterns,
  type SubscriberColumn,
  type SubscriberImportRowWire,
  subscriberImportLimits,
  validateField,
} from '@dronesoccer/contracts';
import { consentApplies } from '@dronesoccer/domain';
import { type CsvRow, csvProblems } from '../../../../platform/http/index.js';
import { bases, languages } from './columns.js';
import { importProblems } from './import-problems.js';

/** What a row says, where it says all of it properly. */
export interface ReadRow {
  email: string;
  /** Null: not said. */
  locale: Locale | null;
  tagIds: string[];
  consent: {
    basis: ConsentBasis;
    /** `YYYY-MM-DD` */
    day: string;
    source: string;
    /** The words that were agreed to; null where they are not known. */
    wording: string | null;
  };
}

export type RowError = SubscriberImportRowWire['errors'][number];

/** Of express consent with its words: the subscriber need not be asked again. */
export const isProved = ({ consent: { basis, wording } }: ReadRow): boolean => basis === 'express' && wording !== null;

interface Known {
  /** Topics by their names in small letters. */
  topics: ReadonlyMap<string, string>;
  /** `YYYY-MM-DD` */
  today: string;
}

type Refuse = (field: SubscriberColumn, message: LocalText) => null;

/** Reads a row and holds it against what the law asks for; not yet against the subscribers. */
export function judgeRow(
  row: CsvRow,
  known: Known,
): { read: ReadRow; errors: [] } | { read: null; errors: RowError[] } {
  const errors: RowError[] = row.hasTooMany ? [{ field: '', message: csvProblems.tooManyCells }] : [];
  const refuse: Refuse = (field, message) => {
    errors.push({ field, message });
    return null;
  };
  const cell = (column: SubscriberColumn): string => (row.cells[column] ?? '').trim();
  const email = emailIn(cell('email'), refuse);
  const locale = languageIn(cell('language'), refuse);
  const tagIds = topicsIn(cell('topics'), known, refuse);
  const basis = basisIn(cell('consent'), refuse);
  const day = dayIn(cell('consent_date'), known, refuse);
  const source = sourceIn(cell('consent_source'), refuse);
  const wording = wordingIn(cell('consent_wording'), refuse);
  if (basis !== null && day !== null && !consentApplies(basis, day, known.today)) {
    refuse('consent_date', importProblems.ended);
  }
  if (errors.length > 0 || email === null || basis === null || day === null || source === null) {
    return { read: null, errors };
  }
  return { read: { email, locale, tagIds, consent: { basis, day, source, wording } }, errors: [] };
}

function emailIn(text: string, refuse: Refuse): string | null {
  const rule = fieldRules.newsletterEmail;
  const [en, fr] = [validateField(rule, text, 'en'), validateField(rule, text, 'fr')];
  return en === null || fr === null ? text : refuse('email', { en, fr });
}

function languageIn(text: string, refuse: Refuse): Locale | null {
  if (text === '') return null;
  return languages.get(text.toLowerCase()) ?? refuse('language', importProblems.language);
}

function topicsIn(text: string, { topics }: Known, refuse: Refuse): string[] {
  const names = text.split('|').flatMap((name) => name.trim().toLowerCase() || []);
  const ids = names.flatMap((name) => topics.get(name) ?? []);
  if (ids.length < names.length) refuse('topics', importProblems.topic);
  return [...new Set(ids)];
}

function basisIn(text: string, refuse: Refuse): ConsentBasis | null {
  if (text === '') return refuse('consent', importProblems.consentMissing);
  return bases.get(text.toLowerCase()) ?? refuse('consent', importProblems.consent);
}

/** No list is older than that; a slip of the pen is. */
const firstDay = '2000-01-01';

function dayIn(text: string, { today }: Known, refuse: Refuse): string | null {
  if (text === '') return refuse('consent_date', importProblems.dayMissing);
  if (!isDay(text) || text < firstDay) return refuse('consent_date', importProblems.day);
  return text <= today ? text : refuse('consent_date', importProblems.dayAhead);
}

function sourceIn(text: string, refuse: Refuse): string | null {
  if (text === '') return refuse('consent_source', importProblems.sourceMissing);
  const fits = text.length <= subscriberImportLimits.sourceMax && patterns.line.test(text);
  return fits ? text : refuse('consent_source', importProblems.source);
}

function wordingIn(text: string, refuse: Refuse): string | null {
  if (text === '') return null;
  return text.length <= subscriberImportLimits.wordingMax ? text : refuse('consent_wording', importProblems.wording);
}
