// Owns: membership_plans, membership_plan_texts, memberships, membership_tax_lines, membership_events.
// Reads: users (users), family_members (families), children (families), payments (payments).
//
// Memberships are sales (docs/decisions/sales.md). A paid one makes its account a member, which lowers booking prices.
export { MemberBenefits } from './settle/member-benefits.js';
export { hasOpenMembership } from './child-memberships.queries.js';
export { MembershipsModule } from './memberships.module.js';
export { isPlanOffered } from './plans.queries.js';
export { MemberStatus } from './settle/member-status.js';
