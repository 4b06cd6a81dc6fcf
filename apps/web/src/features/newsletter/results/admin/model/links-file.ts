import type { CampaignResultsWire } from '@dronesoccer/contracts';

/**
 * Returns the links as a CSV file that spreadsheets open as UTF-8. Every URL begins with its protocol, so none is read
 * as a formula.
 */
export function linksFile(links: CampaignResultsWire['links'], headings: readonly string[]): Blob {
  const rows = [headings, ...links.map(({ url, people, machines, unknown }) => [url, people, machines, unknown])];
  const text = rows.map((cells) => cells.map((cell) => quoteCell(String(cell))).join(',')).join('\r\n');
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' });
}

const quoteCell = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
