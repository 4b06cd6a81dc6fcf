// Extracts the relevant parts of the statement plans that PostgreSQL logs (auto_explain).
import { limits } from '@dronesoccer/contracts';

export interface Plan {
  readonly statement: string;
  readonly milliseconds: number;
  readonly lines: readonly string[];
}

const LONGEST = 150;

/** Tables that no list may read completely. */
const large = [
  ...['products', 'product_translations', 'orders', 'order_lines', 'class_slots', 'bookings', 'booking_seats'],
  ...['campaign_deliveries', 'campaign_visits', 'users', 'memberships', 'newsletter_subscriptions', 'contacts'],
  ...['partners', 'payments', 'coupons', 'coupon_assignments', 'mail_log', 'audit_entries', 'disputes'],
  ...['waitlist_entries', 'content_entries', 'content_texts', 'content_slugs', 'media_pictures', 'text_pictures'],
];
const shown = new RegExp(`\\b(?:${[...large, 'search_words', 'campaigns'].join('|')})\\b`);

/** Returns the plans in a part of the server's log for statements about large tables, search words or campaigns. */
export const plansIn = (log: string): Plan[] =>
  log
    .split(/^(?=\d{4}-\d\d-\d\d .*LOG: )/m)
    .flatMap((entry) => {
      const found = /duration: ([\d.]+) ms {2}plan:\n\tQuery Text: ([\s\S]*)/.exec(entry);
      if (!found) return [];
      const [, milliseconds = '', rest = ''] = found;
      const body = rest.split('\n').map((line) => line.replace(/^\t/, ''));
      // The plan starts at the first line with a cost.
      const start = body.findIndex((line) => /\(cost=/.test(line));
      const statement = body.slice(0, start).join(' ').replaceAll(/\s+/g, ' ').trim();
      return [{ statement, milliseconds: Number(milliseconds), lines: essence(body.slice(start)) }];
    })
    .filter(({ statement }) => shown.test(statement));

/** Keeps the steps and the number of pages read in total, but drops the memory of each step. */
const essence = (lines: readonly string[]): string[] =>
  lines
    .filter((line, at) => at < 6 || !/^\s*Buffers:/.test(line))
    .filter(
      (line) => /->|SubPlan|InitPlan|CTE|Cond:|Filter:|Key:|Buffers:|^\S/.test(line) && !/Query Parameters/.test(line),
    )
    .map(shorten);

/** Long lists of ids are useless, and costs are only estimates beside the measured values. */
const shorten = (line: string): string => {
  const plain = line
    .replace(/\(cost=[^)]*\) /, '')
    .replaceAll(/'\{[^}]{60,}\}'/g, "'{…}'")
    .replaceAll(/'[0-9a-f]{8}-[0-9a-f-]{27}'/g, "'…'");
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
};

const readsAll = new RegExp(`Seq Scan on (?:${large.join('|')})\\b(?!.*never executed)`);

/**
 * A count that stopped at the paging limit; apart from its buffers line it is directly above the scan that it stopped.
 */
const stoppedEarly = new RegExp(`Limit .*actual rows=${limits.listDepth + 1} `);

/** The exact number of rows of a list. It is shown above the list, and reads an index or the table from memory. */
const exactCount = /^SELECT count\(\*\)(?:::int)? AS "?(?:total|_count)/i;

/** Orders and bookings are too many for an exact count, so their lists count to the paging limit. */
const countedToLimit = /\b(?:orders|bookings)\b/;

export const readsEverything = ({ statement, lines }: Plan): boolean => {
  if (exactCount.test(statement) && !countedToLimit.test(statement)) return false;
  const steps = lines.filter((line) => !/^\s*Buffers:/.test(line));
  return steps.some((line, at) => readsAll.test(line) && !stoppedEarly.test(steps[at - 1] ?? ''));
};
