import {
  type AudienceRule,
  BookingUserType,
  categoriesOf,
  DeliveryState,
  SubscriptionState,
  UserStatus,
  VisitKind,
} from '@dronesoccer/contracts';
import { postalAreasNear } from '@dronesoccer/domain/gazetteer';
import type { Bind } from '../../../platform/database/index.js';
import { placeNumber } from './judge-audience.js';

/** Who a campaign goes to: its topics, none for all, and its rule. */
export interface Audience {
  tagIds: readonly string[];
  rule: AudienceRule;
}

/** What an account or an order says about where someone lives, the latest last word. */
const latestPostalCode = `(SELECT k.code FROM (
    SELECT x.postal_code AS code, x.updated_at AS at FROM users u JOIN addresses x ON x.user_id = u.id WHERE u.email = s.email
    UNION ALL
    SELECT o.address ->> 'postalCode', o.placed_at FROM orders o WHERE o.email = s.email AND o.address IS NOT NULL
  ) k WHERE k.code IS NOT NULL ORDER BY k.at DESC LIMIT 1)`;

const isMemberSql = `EXISTS (SELECT 1 FROM users u WHERE u.email = s.email
  AND u.status = ${UserStatus.ACTIVE} AND u.user_type = ${BookingUserType.MEMBER})`;

const topicsSql = (tags: string): string => `(
  NOT EXISTS (SELECT 1 FROM newsletter_subscription_tags t WHERE t.subscription_id = s.id)
  OR EXISTS (SELECT 1 FROM newsletter_subscription_tags t WHERE t.subscription_id = s.id AND t.tag_id = ANY (${tags}::uuid[])))`;

const boughtSql = (categories: string): string => {
  const line = `SELECT 1 FROM order_lines l WHERE l.order_id = o.id AND l.category = ANY (${categories}::smallint[])`;
  return `(
  EXISTS (SELECT 1 FROM orders o WHERE o.email = s.email AND o.paid_at IS NOT NULL AND EXISTS (${line}))
  OR EXISTS (SELECT 1 FROM users u JOIN orders o ON o.user_id = u.id
             WHERE u.email = s.email AND o.paid_at IS NOT NULL AND EXISTS (${line})))`;
};

/** Got a letter that long ago or longer, and has followed no link of any since. */
const quietSql = (since: string): string => `(
  EXISTS (SELECT 1 FROM campaign_deliveries d
          WHERE d.subscription_id = s.id AND d.state = ${DeliveryState.SENT} AND d.sent_at <= ${since}::timestamptz)
  AND NOT EXISTS (SELECT 1 FROM campaign_deliveries d JOIN campaign_visits v ON v.delivery_id = d.id
                  WHERE d.subscription_id = s.id AND v.kind = ${VisitKind.PERSON} AND v.at > ${since}::timestamptz))`;

const dayMs = 86_400_000;

/**
 * The condition on `newsletter_subscriptions s`. Each part asks about one subscription by an index, so that an audience can be
 * walked in steps and a step costs what it reads. What can no longer be understood (a place or category that is gone) is no one.
 *
 * @param state of those who get letters; another: those who would if they were subscribed
 */
export function audienceSql(
  { tagIds, rule }: Audience,
  bind: Bind,
  now: Date,
  state: SubscriptionState = SubscriptionState.SUBSCRIBED,
): string {
  const { isMember, category, near, quietDays } = rule;
  const all = [`s.state = ${state}`];
  if (tagIds.length > 0) all.push(topicsSql(bind(tagIds)));
  if (isMember !== undefined) all.push(isMember ? isMemberSql : `NOT ${isMemberSql}`);
  if (category !== undefined) all.push(boughtSql(bind(categoriesOf(category) ?? [])));
  if (near !== undefined) {
    const areas = postalAreasNear(placeNumber(near.placeId), near.km) ?? [];
    all.push(`upper(left(${latestPostalCode}, 3)) = ANY (${bind(areas)}::text[])`);
  }
  if (quietDays !== undefined) all.push(quietSql(bind(new Date(now.getTime() - quietDays * dayMs))));
  return all.join(' AND ');
}
