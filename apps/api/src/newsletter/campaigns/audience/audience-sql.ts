import {
  type AudienceRule,
  BookingUserType,
  categoriesOf,
  DeliveryState,
  SubscriptionState,
  UserStatus,
  VisitKind,
} from '@dronesoccer/contracts';
import { msPerDay } from '@dronesoccer/domain';
import { postalAreasNear } from '@dronesoccer/domain/gazetteer';
import type { Bind } from '../../../platform/database/index.js';
import { placeNumber } from './judge-audience.js';

/** The recipients of a campaign: subscribers of its topics (or of any, if it has none) who match its rule. */
export interface Audience {
  tagIds: readonly string[];
  rule: AudienceRule;
}

/** The latest postal code that an account or an order gives for a subscriber. */
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

/** Matches a subscriber who got a campaign email before `since` and has followed no campaign link after it. */
const quietSql = (since: string): string => `(
  EXISTS (SELECT 1 FROM campaign_deliveries d
          WHERE d.subscription_id = s.id AND d.state = ${DeliveryState.SENT} AND d.sent_at <= ${since}::timestamptz)
  AND NOT EXISTS (SELECT 1 FROM campaign_deliveries d JOIN campaign_visits v ON v.delivery_id = d.id
                  WHERE d.subscription_id = s.id AND v.kind = ${VisitKind.PERSON} AND v.at > ${since}::timestamptz))`;

/**
 * Returns the condition on `newsletter_subscriptions s`. Each part looks up one subscription by an index, so an
 * audience can be read in steps and each step costs only what it reads. A rule that can no longer be resolved (its
 * place or category is gone) matches no one.
 *
 * @param state the state to match. With any other state than the default, the condition matches those who would get the
 * campaign if they were subscribed.
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
  if (quietDays !== undefined) all.push(quietSql(bind(new Date(now.getTime() - quietDays * msPerDay))));
  return all.join(' AND ');
}
