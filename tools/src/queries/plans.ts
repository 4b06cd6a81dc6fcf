// What PostgreSQL logs of each statement (auto_explain), cut down to what a reader wants to know.
import { limits } from '@dronesoccer/contracts';

export interface Plan {
  readonly statement: string;
  readonly milliseconds: number;
  readonly lines: readonly string[];
}

const LONGEST = 150;

/** The plans in a piece of the server's log, but for those of statements that are not about products, orders, slots, bookings or campaigns. */
export const plansIn = (log: string): Plan[] =>
  log
    .split(/^(?=\d{4}-\d\d-\d\d .*LOG: )/m)
    .flatMap((entry) => {
      const found = /duration: ([\d.]+) ms {2}plan:\n\tQuery Text: ([\s\S]*)/.exec(entry);
      if (!found) return [];
      const [, milliseconds = '', rest = ''] = found;
      const body = rest.split('\n').map((line) => line.replace(/^\t/, ''));
      // The plan begins with the first line that has a cost.
      const start = body.findIndex((line) => /\(cost=/.test(line));
      const statement = body.slice(0, start).join(' ').replaceAll(/\s+/g, ' ').trim();
      return [{ statement, milliseconds: Number(milliseconds), lines: essence(body.slice(start)) }];
    })
    .filter(({ statement }) =>
      /\b(?:products|product_translations|orders|order_lines|search_words|class_slots|bookings|campaigns|campaign_deliveries|campaign_visits)\b/.test(
        statement,
      ),
    );

/** How rows were found, and for the whole of it how many pages that took; not how much memory a step had. */
const essence = (lines: readonly string[]): string[] =>
  lines
    .filter((line, at) => at < 6 || !/^\s*Buffers:/.test(line))
    .filter(
      (line) => /->|SubPlan|InitPlan|CTE|Cond:|Filter:|Key:|Buffers:|^\S/.test(line) && !/Query Parameters/.test(line),
    )
    .map(shorten);

/** Ids in long lists say nothing, and costs are guesses beside what was counted. */
const shorten = (line: string): string => {
  const plain = line
    .replace(/\(cost=[^)]*\) /, '')
    .replaceAll(/'\{[^}]{60,}\}'/g, "'{…}'")
    .replaceAll(/'[0-9a-f]{8}-[0-9a-f-]{27}'/g, "'…'");
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
};

/** Tables of which no list may read everything. */
const readsAll =
  /Seq Scan on (?:products|product_translations|orders|order_lines|class_slots|bookings|booking_seats|campaign_deliveries|campaign_visits)\b(?!.*never executed)/;

/** A count that stopped as deep as people page; directly above the scan that it stopped, but for what it took. */
const stopped = new RegExp(`Limit .*actual rows=${limits.listDepth + 1} `);

export const readsEverything = ({ lines }: Plan): boolean => {
  const steps = lines.filter((line) => !/^\s*Buffers:/.test(line));
  return steps.some((line, at) => readsAll.test(line) && !stopped.test(steps[at - 1] ?? ''));
};
