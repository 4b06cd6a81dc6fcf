import { withTaxedMoves } from './money-moves.js';
import type { ReportStatement } from './report-statement.js';

const figures = `ARRAY[COALESCE(sum(t.taxable) FILTER (WHERE NOT t.is_refund), 0),
    COALESCE(sum(t.cents) FILTER (WHERE NOT t.is_refund), 0), COALESCE(sum(t.cents) FILTER (WHERE t.is_refund), 0),
    sum(CASE WHEN t.is_refund THEN -t.cents ELSE t.cents END)]::float8[] AS figures`;

/**
 * The tax as it is filed: GST and HST in one federal return, every other tax with its province. A change of the
 * registration number begins a new row.
 */
const taxes: ReportStatement = () => ({
  text: `${withTaxedMoves}, filed AS (
      SELECT t.*, t.name IN ('GST', 'HST') AS is_federal FROM by_line t)
    SELECT concat_ws('|', CASE WHEN t.is_federal THEN 'GST/HST' ELSE t.name END,
        CASE WHEN t.is_federal THEN '' ELSE COALESCE(t.tax_province, '') END, '', COALESCE(t.registration, '')) AS key,
      NULL::jsonb AS name, COALESCE(t.registration, '') AS detail, ${figures}
    FROM filed t GROUP BY 1, t.is_federal, t.registration ORDER BY t.is_federal DESC, 1`,
});

const taxDetails: ReportStatement = () => ({
  text: `${withTaxedMoves}
    SELECT concat_ws('|', t.name, COALESCE(t.tax_province, ''), t.rate, COALESCE(t.registration, '')) AS key, NULL::jsonb AS name,
      COALESCE(t.registration, '') AS detail, ${figures}
    FROM by_line t GROUP BY t.name, t.tax_province, t.rate, t.registration ORDER BY t.name, t.tax_province, t.rate, 3`,
});

export const taxReports = { taxes, taxDetails };
