-- Each transaction that changes what public pages show adds a row per topic, so that cached pages know when they are outdated.
-- The previous version works on it: it does not know the table, and the triggers add the rows for its changes as well.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "content_changes" (
    "id" BIGSERIAL NOT NULL,
    "topic" TEXT NOT NULL,
    "changes" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "content_changes_pkey" PRIMARY KEY ("id")
);

ALTER TABLE content_changes ADD CONSTRAINT content_changes_positive CHECK (changes > 0);

-- The setting lasts until the transaction ends, so however many rows a transaction changes, it adds one row per topic.
CREATE FUNCTION count_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted text := 'content_changes.' || TG_ARGV[0];
BEGIN
  IF current_setting(counted, true) IS DISTINCT FROM 'counted' THEN
    INSERT INTO content_changes (topic) VALUES (TG_ARGV[0]);
    PERFORM set_config(counted, 'counted', true);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER products_change_content AFTER INSERT OR UPDATE OR DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION count_content_change('products');
CREATE TRIGGER product_translations_change_content AFTER INSERT OR UPDATE OR DELETE ON product_translations
  FOR EACH ROW EXECUTE FUNCTION count_content_change('products');
CREATE TRIGGER product_images_change_content AFTER INSERT OR UPDATE OR DELETE ON product_images
  FOR EACH ROW EXECUTE FUNCTION count_content_change('products');
-- Pages show whether a product is sold out, but not how many pieces are left.
CREATE TRIGGER stock_levels_change_content AFTER UPDATE OF quantity ON stock_levels
  FOR EACH ROW WHEN ((OLD.quantity > 0) <> (NEW.quantity > 0)) EXECUTE FUNCTION count_content_change('products');
CREATE TRIGGER stock_levels_begin_content AFTER INSERT ON stock_levels
  FOR EACH ROW WHEN (NEW.quantity > 0) EXECUTE FUNCTION count_content_change('products');

CREATE TRIGGER companies_change_content AFTER INSERT OR UPDATE OR DELETE ON companies
  FOR EACH ROW EXECUTE FUNCTION count_content_change('arenas');
CREATE TRIGGER locations_change_content AFTER INSERT OR UPDATE OR DELETE ON locations
  FOR EACH ROW EXECUTE FUNCTION count_content_change('arenas');
CREATE TRIGGER location_translations_change_content AFTER INSERT OR UPDATE OR DELETE ON location_translations
  FOR EACH ROW EXECUTE FUNCTION count_content_change('arenas');
CREATE TRIGGER arenas_change_content AFTER INSERT OR UPDATE OR DELETE ON arenas
  FOR EACH ROW EXECUTE FUNCTION count_content_change('arenas');
CREATE TRIGGER arena_translations_change_content AFTER INSERT OR UPDATE OR DELETE ON arena_translations
  FOR EACH ROW EXECUTE FUNCTION count_content_change('arenas');

-- Every booking changes the number of taken seats, which pages load for themselves.
CREATE TRIGGER class_slots_change_content AFTER INSERT OR DELETE OR UPDATE OF arena_id, type, starts_at, ends_at,
    local_start, local_end, time_zone, capacity, guest_standard_cents, guest_premium_cents, member_standard_cents,
    member_premium_cents, full_standard_cents, full_premium_cents, state, cancel_reason_en, cancel_reason_fr ON class_slots
  FOR EACH ROW EXECUTE FUNCTION count_content_change('slots');

CREATE TRIGGER content_entries_change_content AFTER INSERT OR UPDATE OR DELETE ON content_entries
  FOR EACH ROW EXECUTE FUNCTION count_content_change('content');
CREATE TRIGGER content_texts_change_content AFTER INSERT OR UPDATE OR DELETE ON content_texts
  FOR EACH ROW EXECUTE FUNCTION count_content_change('content');
CREATE TRIGGER content_slugs_change_content AFTER INSERT OR UPDATE OR DELETE ON content_slugs
  FOR EACH ROW EXECUTE FUNCTION count_content_change('content');
CREATE TRIGGER announced_events_change_content AFTER INSERT OR UPDATE OR DELETE ON announced_events
  FOR EACH ROW EXECUTE FUNCTION count_content_change('content');
CREATE TRIGGER policy_versions_change_content AFTER INSERT OR UPDATE OR DELETE ON policy_versions
  FOR EACH ROW EXECUTE FUNCTION count_content_change('content');
CREATE TRIGGER policy_texts_change_content AFTER INSERT OR UPDATE OR DELETE ON policy_texts
  FOR EACH ROW EXECUTE FUNCTION count_content_change('content');

-- Each email of a campaign changes its counters. A text cannot change once the archive shows it.
CREATE TRIGGER campaigns_change_content AFTER INSERT OR DELETE OR UPDATE OF slug, status, send_started_at, cover_url, cover_alt,
    cover_alt_fr, products, events ON campaigns
  FOR EACH ROW EXECUTE FUNCTION count_content_change('issues');
CREATE TRIGGER newsletter_tag_translations_change_content AFTER INSERT OR UPDATE OR DELETE ON newsletter_tag_translations
  FOR EACH ROW EXECUTE FUNCTION count_content_change('issues');

CREATE TRIGGER settings_change_content AFTER INSERT OR UPDATE OR DELETE ON settings
  FOR EACH ROW EXECUTE FUNCTION count_content_change('settings');

CREATE TRIGGER partners_change_content AFTER INSERT OR UPDATE OR DELETE ON partners
  FOR EACH ROW EXECUTE FUNCTION count_content_change('partners');

RESET lock_timeout;
