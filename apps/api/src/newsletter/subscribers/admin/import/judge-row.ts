import {
  type ConsentBasis,
  fieldRules,
  isDay,
  type Locale,
  patterns,
  type RowProblem,
  type SubscriberColumn,
  subscriberImportLimits,
} from '@dronesoccer/contracts';
import { consentApplies } from '@dronesoccer/domain';
import type { CsvRow } from '../../../../platform/http/index.js';
import { readLanguage, RowReader } from '../../../../platform/imports/index.js';
import { bases } from './consent-words.js';
import { importProblems } from './import-problems.js';

/** The values of a row without errors. */
export interface ReadRow {
  email: string;
  /** Null if the row names no language. */
  locale: Locale | null;
  tagIds: string[];
  consent: {
    basis: ConsentBasis;
    /** `YYYY-MM-DD` */
    day: string;
    source: string;
    /** The wording that the subscriber agreed to; null if it is unknown. */
    wording: string | null;
  };
}

/** Returns true for express consent with a known wording: the subscriber need not be asked again. */
export const isProved = ({ consent: { basis, wording } }: ReadRow): boolean => basis === 'express' && wording !== null;

/** The data that rows are checked against. */
export interface ListRules {
  /** Topic ids by lower-case topic name. */
  topics: ReadonlyMap<string, string>;
  /** `YYYY-MM-DD` */
  today: string;
}

type Reader = RowReader<SubscriberColumn>;

/** Reads a row and checks it against the legal requirements, but not yet against the subscribers. */
export function judgeRow(row: CsvRow, rules: ListRules): { read: ReadRow | null; errors: RowProblem[] } {
  const reader: Reader = new RowReader(row);
  const email = reader.field('email', fieldRules.newsletterEmail);
  const locale = readLanguage(reader, 'language');
  const tagIds = topicsIn(reader, rules);
  const basis = basisIn(reader);
  const day = dayIn(reader, rules);
  const source = sourceIn(reader);
  const wording = wordingIn(reader);
  if (basis !== null && day !== null && !consentApplies(basis, day, rules.today)) {
    reader.refuse('consent_date', importProblems.ended);
  }
  const { errors } = reader;
  if (errors.length > 0 || email === null || basis === null || day === null || source === null) {
    return { read: null, errors };
  }
  return { read: { email, locale, tagIds, consent: { basis, day, source, wording } }, errors };
}

function topicsIn(reader: Reader, { topics }: ListRules): string[] {
  const names = reader
    .cell('topics')
    .split('|')
    .flatMap((name) => name.trim().toLowerCase() || []);
  const ids = names.flatMap((name) => topics.get(name) ?? []);
  if (ids.length < names.length) reader.refuse('topics', importProblems.topic);
  return [...new Set(ids)];
}

function basisIn(reader: Reader): ConsentBasis | null {
  const text = reader.cell('consent');
  if (text === '') return reader.refuse('consent', importProblems.consentMissing);
  return bases.get(text.toLowerCase()) ?? reader.refuse('consent', importProblems.consent);
}

/** No list is older than this, so an earlier day is a typing error. */
const firstDay = '2000-01-01';

function dayIn(reader: Reader, { today }: ListRules): string | null {
  const text = reader.cell('consent_date');
  if (text === '') return reader.refuse('consent_date', importProblems.dayMissing);
  if (!isDay(text) || text < firstDay) return reader.refuse('consent_date', importProblems.day);
  return text <= today ? text : reader.refuse('consent_date', importProblems.dayAhead);
}

function sourceIn(reader: Reader): string | null {
  const text = reader.cell('consent_source');
  if (text === '') return reader.refuse('consent_source', importProblems.sourceMissing);
  const fits = text.length <= subscriberImportLimits.sourceMax && patterns.line.test(text);
  return fits ? text : reader.refuse('consent_source', importProblems.source);
}

function wordingIn(reader: Reader): string | null {
  const text = reader.cell('consent_wording');
  if (text === '') return null;
  const fits = text.length <= subscriberImportLimits.wordingMax;
  return fits ? text : reader.refuse('consent_wording', importProblems.wording);
}
