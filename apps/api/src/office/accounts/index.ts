// Owns: person_notes. Reads: users (users), user_roles (users), identities (auth), sessions (auth), authenticators (auth), companies (companies),
// policy_acceptances (policies), policy_versions (policies), orders (orders), bookings (bookings), memberships (memberships),
// children (families), family_members (families), minors (waivers), contacts (contacts), mail_log (platform), campaign_deliveries (campaigns),
// newsletter_subscriptions (subscribers), audit_entries (platform).
//
// The dashboard's list of accounts, and the page that gathers what every area knows about a person.
export { AccountsModule } from './accounts.module.js';
