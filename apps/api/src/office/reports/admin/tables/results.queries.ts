import { BookingStatus, DeliveryState, SeatState, SlotState, VisitKind } from '@dronesoccer/contracts';
import type { ReportStatement } from './report-statement.js';

/** The slots of the period, by the day they start, and who was booked into them. A slot counts for each of its coaches. */
const coaches: ReportStatement = () => ({
  text: `
    SELECT u.id::text AS key, jsonb_build_object('en', n.name, 'fr', n.name) AS name, '' AS detail, f.figures
    FROM (
      SELECT c.user_id, ARRAY[count(*), sum(b.bookings), sum(b.seats), sum(b.came), sum(b.absent)]::float8[] AS figures
      FROM class_slots s JOIN slot_coaches c ON c.slot_id = s.id
      CROSS JOIN LATERAL (
        SELECT count(DISTINCT b.id) AS bookings, count(t.id) AS seats, count(t.checked_in_at) AS came, count(t.no_show_at) AS absent
        FROM bookings b LEFT JOIN booking_seats t ON t.booking_id = b.id AND t.state = ${SeatState.TAKEN}
        WHERE b.slot_id = s.id AND b.status = ${BookingStatus.CONFIRMED}) b
      WHERE s.starts_at >= $1::timestamptz AND s.starts_at < $2::timestamptz AND s.state <> ${SlotState.CANCELLED}
      GROUP BY c.user_id) f
    JOIN users u ON u.id = f.user_id
    CROSS JOIN LATERAL (SELECT btrim(u.first_name || ' ' || u.last_name) AS name) n
    ORDER BY f.figures[1] DESC, n.name, 1`,
});

/** The campaigns that began to go out in the period. */
const campaigns: ReportStatement = () => ({
  text: `
    SELECT c.id::text AS key, jsonb_build_object('en', c.title, 'fr', c.title) AS name, '' AS detail,
      ARRAY[d.sent, d.failed, v.visitors, d.unsubscribed]::float8[] AS figures
    FROM campaigns c
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE d.state = ${DeliveryState.SENT}) AS sent,
        count(*) FILTER (WHERE d.state = ${DeliveryState.FAILED}) AS failed, count(d.unsubscribed_at) AS unsubscribed
      FROM campaign_deliveries d WHERE d.campaign_id = c.id) d
    CROSS JOIN LATERAL (
      SELECT count(DISTINCT v.delivery_id) AS visitors FROM campaign_visits v
      WHERE v.campaign_id = c.id AND v.kind = ${VisitKind.PERSON}) v
    WHERE c.send_started_at >= $1::timestamptz AND c.send_started_at < $2::timestamptz
    ORDER BY c.send_started_at, 1`,
});

export const resultReports = { coaches, campaigns };
