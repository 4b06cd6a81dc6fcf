/** Tables without rows about people, or that name a person only by the id of an account that is deleted. */
export const otherTables: readonly string[] = [
  ...[
    'content_entries',
    'content_texts',
    'content_slugs',
    'announced_events',
    'entry_versions',
    'media_pictures',
    'policy_versions',
    'policy_texts',
  ],
  ...['contact_answers', 'payment_subjects', 'payment_events', 'refunds', 'tax_rates', 'tax_registrations', 'settings'],
  ...['campaigns', 'campaign_texts', 'campaign_tags', 'campaign_attachments', 'campaign_links', 'campaign_visits'],
  ...['newsletter_tags', 'newsletter_tag_translations', 'newsletter_subscription_tags', 'subscriber_imports'],
  ...['companies', 'locations', 'location_translations', 'picture_references', 'content_changes', 'rate_limits'],
  ...['imports', 'slot_patterns', 'class_slots', 'slot_drifts', 'booking_tax_lines', 'booking_events'],
  ...['membership_plans', 'membership_plan_texts', 'membership_tax_lines', 'membership_events'],
  ...['arenas', 'arena_translations', 'products', 'product_translations', 'search_words', 'product_images'],
  ...['stock_points', 'stock_levels', 'stock_moves', 'product_imports', 'product_import_rows', 'former_product_slugs'],
  ...['order_tax_lines', 'order_events', 'shipments', 'order_return_lines', 'order_refunds', 'refund_lines', 'coupons'],
  ...['reconciliation_notices', 'backups'],
];
