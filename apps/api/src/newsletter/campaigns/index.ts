// Owns: campaigns, campaign_texts, campaign_tags, campaign_attachments, campaign_links, campaign_deliveries,
// campaign_visits. Reads: addresses (users), newsletter_consents (subscribers), newsletter_subscription_tags (subscribers),
// newsletter_subscriptions (subscribers), newsletter_tag_translations (subscribers), newsletter_tags (subscribers),
// order_lines (orders), orders (orders), product_translations (catalog), products (catalog), users (users).
// Newsletter campaigns and the results of their deliveries: see docs/decisions/newsletter.md.
export { CampaignsModule } from './campaigns.module.js';
export { deliveryReason } from './sending/deliveries.presenter.js';
export { waitingCampaigns } from './sending/run.queries.js';
