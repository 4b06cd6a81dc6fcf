import { DeliveryMethod } from '@dronesoccer/contracts';
import { withMoves } from './money-moves.js';
import type { ReportStatement } from './report-statement.js';

/** The number of payments, and the money received, refunded, its tax, and the rest. */
const figures = `ARRAY[count(*) FILTER (WHERE m.refund_id IS NULL),
    COALESCE(sum(m.cents) FILTER (WHERE m.refund_id IS NULL), 0), COALESCE(sum(m.cents) FILTER (WHERE m.refund_id IS NOT NULL), 0),
    sum(CASE WHEN m.refund_id IS NULL THEN m.tax ELSE -m.tax END),
    sum(CASE WHEN m.refund_id IS NULL THEN m.cents - m.tax ELSE m.tax - m.cents END)]::float8[] AS figures`;

const textJson = (en: string, fr = en): string => `jsonb_build_object('en', ${en}, 'fr', ${fr})`;

/** The money that moved, by the province whose tax applied. A payment that no sale explains has no province. */
const provinces: ReportStatement = () => ({
  text: `${withMoves}
    SELECT COALESCE(m.tax_province, '') AS key, NULL::jsonb AS name, '' AS detail, ${figures}
    FROM moves m GROUP BY 1 ORDER BY sum(m.cents) DESC, 1`,
});

/** The month's number within the period comes from its first instants, because the database knows no time zone. */
const months: ReportStatement = ({ months: starts }) => ({
  text: `${withMoves}
    SELECT width_bucket(m.at, $3::timestamptz[])::text AS key, NULL::jsonb AS name, '' AS detail, ${figures}
    FROM moves m GROUP BY width_bucket(m.at, $3::timestamptz[]) ORDER BY width_bucket(m.at, $3::timestamptz[])`,
  more: [starts],
});

/** Where the bookings take place and orders are picked up; all else is shipped or takes place nowhere. */
const places: ReportStatement = () => ({
  text: `${withMoves}, located AS (
      SELECT b.id, a.location_id, 'booking' AS kind FROM bookings b JOIN class_slots s ON s.id = b.slot_id JOIN arenas a ON a.id = s.arena_id
      UNION ALL SELECT o.id, CASE WHEN o.delivery = ${DeliveryMethod.PICKUP} THEN o.location_id END, 'shipped' FROM orders o
      UNION ALL SELECT n.id, NULL, 'membership' FROM memberships n
    ), summed AS (
      SELECT l.location_id, CASE WHEN l.location_id IS NULL THEN COALESCE(l.kind, 'unexplained') END AS kind, ${figures}
      FROM moves m LEFT JOIN located l ON l.id = m.subject_id GROUP BY 1, 2)
    SELECT COALESCE(f.location_id::text, f.kind) AS key,
      CASE WHEN f.location_id IS NOT NULL THEN ${textJson("COALESCE(en.name, '')", "COALESCE(fr.name, en.name, '')")} END AS name,
      COALESCE(p.city, '') AS detail, f.figures
    FROM summed f LEFT JOIN locations p ON p.id = f.location_id
    LEFT JOIN location_translations en ON en.location_id = f.location_id AND en.locale = 'en'
    LEFT JOIN location_translations fr ON fr.location_id = f.location_id AND fr.locale = 'fr'
    ORDER BY f.figures[2] DESC, 1`,
});

const arenas: ReportStatement = () => ({
  text: `${withMoves}, summed AS (
      SELECT s.arena_id, ${figures}
      FROM moves m JOIN bookings b ON b.id = m.subject_id JOIN class_slots s ON s.id = b.slot_id GROUP BY 1)
    SELECT f.arena_id::text AS key, ${textJson("COALESCE(en.name, '')", "COALESCE(fr.name, en.name, '')")} AS name,
      COALESCE(p.city, '') AS detail, f.figures
    FROM summed f JOIN arenas a ON a.id = f.arena_id JOIN locations p ON p.id = a.location_id
    LEFT JOIN arena_translations en ON en.arena_id = a.id AND en.locale = 'en'
    LEFT JOIN arena_translations fr ON fr.arena_id = a.id AND fr.locale = 'fr'
    ORDER BY f.figures[2] DESC, 1`,
});

const memberships: ReportStatement = () => ({
  text: `${withMoves}, summed AS (
      SELECT n.plan_id, ${figures} FROM moves m JOIN memberships n ON n.id = m.subject_id GROUP BY 1)
    SELECT f.plan_id::text AS key, ${textJson("COALESCE(en.name, '')", "COALESCE(fr.name, en.name, '')")} AS name,
      '' AS detail, f.figures
    FROM summed f
    LEFT JOIN membership_plan_texts en ON en.plan_id = f.plan_id AND en.locale = 'en'
    LEFT JOIN membership_plan_texts fr ON fr.plan_id = f.plan_id AND fr.locale = 'fr'
    ORDER BY f.figures[2] DESC, 1`,
});

/**
 * The orders whose payment was received in the period, by the coupon that they used. An order that was paid twice counts
 * once, and so does its discount.
 */
const coupons: ReportStatement = () => ({
  text: `${withMoves}, summed AS (
      SELECT m.subject_id, sum(m.cents) FILTER (WHERE m.refund_id IS NULL) AS received,
        sum(m.cents) FILTER (WHERE m.refund_id IS NOT NULL) AS refunded
      FROM moves m GROUP BY 1)
    SELECT o.coupon_code AS key, ${textJson('o.coupon_code')} AS name, '' AS detail,
      ARRAY[count(m.received), COALESCE(sum(o.discount_cents) FILTER (WHERE m.received IS NOT NULL), 0),
        COALESCE(sum(m.received), 0), COALESCE(sum(m.refunded), 0)]::float8[] AS figures
    FROM summed m JOIN orders o ON o.id = m.subject_id WHERE o.coupon_code IS NOT NULL
    GROUP BY o.coupon_code ORDER BY 4 DESC, 1`,
});

export const moneyReports = { provinces, months, places, arenas, memberships, coupons };
