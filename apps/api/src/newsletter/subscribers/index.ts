// Owns: newsletter_subscriptions, newsletter_consents, newsletter_tags, newsletter_tag_translations,
// newsletter_subscription_tags, subscriber_imports, subscriber_import_rows. Writes: campaigns (campaigns). Reads:
// campaign_tags (campaigns), users (users).
// Subscribers and their consent: see docs/decisions/consent.md.
export { NewsletterModule } from './newsletter.module.js';
export { moveConsent } from './move-consent.js';
export { NewsletterLinks } from './newsletter-links.js';
export { suppress } from './suppress.js';
export { withdrawConsent } from './withdraw-consent.js';
export { unsubscribedByEmail } from './newsletter.jobs.js';
