-- The first shape of the database: accounts, places, catalogue, sales and what every area stands on.
-- The tables are as prisma/schema says; what Prisma cannot say stands by hand at the end of this file.

CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- unaccent() is only STABLE because its dictionary could be changed; naming the dictionary lets an index and a generated column use it
CREATE FUNCTION plain_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- people see DS-2026-000123; gaps are allowed, waiting for one another is not
CREATE SEQUENCE order_number_seq;

-- CreateTable
CREATE TABLE "companies" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "companies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "password_hash" TEXT,
    "password_key_id" TEXT,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "phone" TEXT,
    "avatar_url" TEXT,
    "user_type" SMALLINT NOT NULL DEFAULT 1,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "company_id" UUID,
    "email_verified_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_roles" (
    "user_id" UUID NOT NULL,
    "role" SMALLINT NOT NULL,

    CONSTRAINT "user_roles_pkey" PRIMARY KEY ("user_id","role")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "device" TEXT,
    "address" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),
    "revoke_reason" TEXT,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refresh_tokens" (
    "id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "parent_id" UUID,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "refresh_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_tokens" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" SMALLINT NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "addresses" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "full_name" TEXT NOT NULL,
    "line1" TEXT NOT NULL,
    "line2" TEXT,
    "city" TEXT NOT NULL,
    "province" CHAR(2) NOT NULL,
    "postal_code" TEXT NOT NULL,
    "phone" TEXT,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "addresses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "products" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "category" SMALLINT NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "sale_price_cents" INTEGER,
    "sale_starts_at" TIMESTAMPTZ(3),
    "sale_ends_at" TIMESTAMPTZ(3),
    "arena_class" SMALLINT,
    "tax_class" SMALLINT NOT NULL DEFAULT 1,
    "weight_grams" INTEGER NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_translations" (
    "product_id" UUID NOT NULL,
    "locale" CHAR(2) NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "specs" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "product_translations_pkey" PRIMARY KEY ("product_id","locale")
);

-- CreateTable
CREATE TABLE "product_images" (
    "id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "url" TEXT NOT NULL,
    "alt" JSONB NOT NULL,

    CONSTRAINT "product_images_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stock_points" (
    "id" UUID NOT NULL,
    "kind" SMALLINT NOT NULL,
    "location_id" UUID,

    CONSTRAINT "stock_points_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stock_levels" (
    "product_id" UUID NOT NULL,
    "stock_point_id" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "stock_levels_pkey" PRIMARY KEY ("product_id","stock_point_id")
);

-- CreateTable
CREATE TABLE "stock_moves" (
    "id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "stock_point_id" UUID NOT NULL,
    "delta" INTEGER NOT NULL,
    "reason" SMALLINT NOT NULL,
    "order_id" UUID,
    "actor_id" UUID,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_moves_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "wishlist_items" (
    "user_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "wishlist_items_pkey" PRIMARY KEY ("user_id","product_id")
);

-- CreateTable
CREATE TABLE "locations" (
    "id" UUID NOT NULL,
    "city" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "province" CHAR(2) NOT NULL,
    "postal_code" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "time_zone" TEXT NOT NULL,
    "image_url" TEXT,
    "company_id" UUID,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "locations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "location_translations" (
    "location_id" UUID NOT NULL,
    "locale" CHAR(2) NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "location_translations_pkey" PRIMARY KEY ("location_id","locale")
);

-- CreateTable
CREATE TABLE "settings" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "scope" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "body_hash" BYTEA NOT NULL,
    "status" SMALLINT NOT NULL,
    "response" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("scope","key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" TEXT,
    "before" JSONB,
    "after" JSONB,
    "request_id" TEXT,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "carts" (
    "user_id" UUID NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "carts_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "cart_items" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cart_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coupons" (
    "id" UUID NOT NULL,
    "code" CITEXT NOT NULL,
    "kind" SMALLINT NOT NULL,
    "amount" INTEGER NOT NULL,
    "min_subtotal_cents" INTEGER NOT NULL DEFAULT 0,
    "categories" SMALLINT[],
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "total_uses" INTEGER,
    "used_count" INTEGER NOT NULL DEFAULT 0,
    "uses_per_person" INTEGER,
    "first_order_only" BOOLEAN NOT NULL DEFAULT false,
    "assigned_only" BOOLEAN NOT NULL DEFAULT false,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "coupons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coupon_assignments" (
    "coupon_id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "coupon_assignments_pkey" PRIMARY KEY ("coupon_id","email")
);

-- CreateTable
CREATE TABLE "coupon_redemptions" (
    "id" UUID NOT NULL,
    "coupon_id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "use_number" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "released_at" TIMESTAMPTZ(3),

    CONSTRAINT "coupon_redemptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "user_id" UUID,
    "email" CITEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT 'en',
    "status" SMALLINT NOT NULL DEFAULT 1,
    "delivery" SMALLINT NOT NULL,
    "location_id" UUID,
    "address" JSONB,
    "tax_province" CHAR(2) NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'CAD',
    "subtotal_cents" INTEGER NOT NULL,
    "discount_cents" INTEGER NOT NULL DEFAULT 0,
    "shipping_cents" INTEGER NOT NULL DEFAULT 0,
    "tax_cents" INTEGER NOT NULL DEFAULT 0,
    "total_cents" INTEGER NOT NULL,
    "coupon_code" TEXT,
    "hold_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "placed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paid_at" TIMESTAMPTZ(3),
    "shipped_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "cancel_reason" SMALLINT,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_lines" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "product_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "category" SMALLINT NOT NULL,
    "image_url" TEXT,
    "tax_class" SMALLINT NOT NULL,
    "unit_price_cents" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "discount_cents" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "order_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_tax_lines" (
    "order_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "name" TEXT NOT NULL,
    "rate" INTEGER NOT NULL,
    "taxable_cents" INTEGER NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "registration" TEXT,

    CONSTRAINT "order_tax_lines_pkey" PRIMARY KEY ("order_id","position")
);

-- CreateTable
CREATE TABLE "order_events" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "kind" SMALLINT NOT NULL,
    "actor_id" UUID,
    "data" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shipments" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "carrier" TEXT,
    "tracking_number" TEXT,
    "shipped_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shipments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_returns" (
    "id" UUID NOT NULL,
    "order_id" UUID NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "reason" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "order_returns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_return_lines" (
    "return_id" UUID NOT NULL,
    "order_line_id" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "order_return_lines_pkey" PRIMARY KEY ("return_id","order_line_id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" UUID NOT NULL,
    "order_id" UUID,
    "provider" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "amount_cents" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL DEFAULT 'CAD',
    "redirect_url" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "paid_at" TIMESTAMPTZ(3),

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_events" (
    "id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "payment_id" UUID,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "reason" TEXT NOT NULL,
    "reference" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tax_rates" (
    "province" CHAR(2) NOT NULL,
    "name" TEXT NOT NULL,
    "rate" INTEGER NOT NULL,
    "valid_from" DATE NOT NULL,
    "valid_to" DATE,
    "source" TEXT NOT NULL,

    CONSTRAINT "tax_rates_pkey" PRIMARY KEY ("province","name","valid_from")
);

-- CreateTable
CREATE TABLE "tax_registrations" (
    "province" CHAR(2) NOT NULL,
    "name" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "tax_registrations_pkey" PRIMARY KEY ("province","name")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_company_id_idx" ON "users"("company_id");

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "user_roles_role_idx" ON "user_roles"("role");

-- CreateIndex
CREATE INDEX "sessions_user_id_revoked_at_idx" ON "sessions"("user_id", "revoked_at");

-- CreateIndex
CREATE UNIQUE INDEX "refresh_tokens_parent_id_key" ON "refresh_tokens"("parent_id");

-- CreateIndex
CREATE UNIQUE INDEX "refresh_tokens_token_hash_key" ON "refresh_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "refresh_tokens_session_id_idx" ON "refresh_tokens"("session_id");

-- CreateIndex
CREATE INDEX "refresh_tokens_expires_at_idx" ON "refresh_tokens"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "email_tokens_token_hash_key" ON "email_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "email_tokens_user_id_purpose_idx" ON "email_tokens"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "email_tokens_expires_at_idx" ON "email_tokens"("expires_at");

-- CreateIndex
CREATE INDEX "addresses_user_id_created_at_idx" ON "addresses"("user_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "products_slug_key" ON "products"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "product_images_product_id_position_key" ON "product_images"("product_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "stock_points_location_id_key" ON "stock_points"("location_id");

-- CreateIndex
CREATE INDEX "stock_levels_stock_point_id_idx" ON "stock_levels"("stock_point_id");

-- CreateIndex
CREATE INDEX "stock_moves_product_id_created_at_idx" ON "stock_moves"("product_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "stock_moves_order_id_idx" ON "stock_moves"("order_id");

-- CreateIndex
CREATE INDEX "wishlist_items_product_id_idx" ON "wishlist_items"("product_id");

-- CreateIndex
CREATE INDEX "locations_company_id_idx" ON "locations"("company_id");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE INDEX "audit_entries_subject_type_subject_id_at_idx" ON "audit_entries"("subject_type", "subject_id", "at" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_at_id_idx" ON "audit_entries"("at" DESC, "id");

-- CreateIndex
CREATE INDEX "cart_items_product_id_idx" ON "cart_items"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "cart_items_user_id_product_id_key" ON "cart_items"("user_id", "product_id");

-- CreateIndex
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons"("code");

-- CreateIndex
CREATE INDEX "coupons_created_at_id_idx" ON "coupons"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "coupon_assignments_email_idx" ON "coupon_assignments"("email");

-- CreateIndex
CREATE UNIQUE INDEX "coupon_redemptions_order_id_key" ON "coupon_redemptions"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "orders_number_key" ON "orders"("number");

-- CreateIndex
CREATE INDEX "orders_user_id_placed_at_id_idx" ON "orders"("user_id", "placed_at" DESC, "id");

-- CreateIndex
CREATE INDEX "orders_status_placed_at_id_idx" ON "orders"("status", "placed_at" DESC, "id");

-- CreateIndex
CREATE INDEX "orders_placed_at_id_idx" ON "orders"("placed_at" DESC, "id");

-- CreateIndex
CREATE INDEX "orders_email_idx" ON "orders"("email");

-- CreateIndex
CREATE INDEX "orders_location_id_idx" ON "orders"("location_id");

-- CreateIndex
CREATE INDEX "order_lines_product_id_idx" ON "order_lines"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_lines_order_id_position_key" ON "order_lines"("order_id", "position");

-- CreateIndex
CREATE INDEX "order_events_order_id_at_idx" ON "order_events"("order_id", "at");

-- CreateIndex
CREATE INDEX "shipments_order_id_idx" ON "shipments"("order_id");

-- CreateIndex
CREATE INDEX "order_returns_order_id_idx" ON "order_returns"("order_id");

-- CreateIndex
CREATE INDEX "order_returns_status_requested_at_idx" ON "order_returns"("status", "requested_at" DESC);

-- CreateIndex
CREATE INDEX "order_return_lines_order_line_id_idx" ON "order_return_lines"("order_line_id");

-- CreateIndex
CREATE INDEX "payments_order_id_created_at_idx" ON "payments"("order_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "payments_status_created_at_idx" ON "payments"("status", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "payments_provider_reference_key" ON "payments"("provider", "reference");

-- CreateIndex
CREATE INDEX "payment_events_payment_id_idx" ON "payment_events"("payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_events_provider_event_id_key" ON "payment_events"("provider", "event_id");

-- CreateIndex
CREATE INDEX "refunds_payment_id_idx" ON "refunds"("payment_id");

-- CreateIndex
CREATE INDEX "refunds_status_created_at_idx" ON "refunds"("status", "created_at");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "refresh_tokens"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_tokens" ADD CONSTRAINT "email_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_translations" ADD CONSTRAINT "product_translations_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_points" ADD CONSTRAINT "stock_points_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "locations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_stock_point_id_fkey" FOREIGN KEY ("stock_point_id") REFERENCES "stock_points"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_stock_point_id_fkey" FOREIGN KEY ("stock_point_id") REFERENCES "stock_points"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "locations" ADD CONSTRAINT "locations_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "location_translations" ADD CONSTRAINT "location_translations_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "locations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "carts"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_assignments" ADD CONSTRAINT "coupon_assignments_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_location_id_fkey" FOREIGN KEY ("location_id") REFERENCES "locations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_tax_lines" ADD CONSTRAINT "order_tax_lines_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_return_id_fkey" FOREIGN KEY ("return_id") REFERENCES "order_returns"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_order_line_id_fkey" FOREIGN KEY ("order_line_id") REFERENCES "order_lines"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- ---------------------------------------------------------------------------------------------------------------------
-- By hand: what holds whatever the code does

-- Enumerations: the numbers of libs/contracts (spec 3)
ALTER TABLE users
  ADD CONSTRAINT users_status_known CHECK (status IN (1, 2)),
  ADD CONSTRAINT users_user_type_known CHECK (user_type IN (1, 2)),
  ADD CONSTRAINT users_locale_known CHECK (locale IN ('en', 'fr')),
  ADD CONSTRAINT users_email_length CHECK (length(email) BETWEEN 3 AND 254),
  ADD CONSTRAINT users_password_has_key CHECK ((password_hash IS NULL) = (password_key_id IS NULL));
ALTER TABLE user_roles ADD CONSTRAINT user_roles_role_known CHECK (role BETWEEN 1 AND 6);
ALTER TABLE email_tokens ADD CONSTRAINT email_tokens_purpose_known CHECK (purpose IN (1, 2));
ALTER TABLE location_translations ADD CONSTRAINT location_translations_locale_known CHECK (locale IN ('en', 'fr'));
ALTER TABLE product_translations ADD CONSTRAINT product_translations_locale_known CHECK (locale IN ('en', 'fr'));
ALTER TABLE products
  ADD CONSTRAINT products_category_known CHECK (category BETWEEN 1 AND 6),
  ADD CONSTRAINT products_arena_class_known CHECK (arena_class IN (1, 2)),
  ADD CONSTRAINT products_tax_class_known CHECK (tax_class BETWEEN 1 AND 4);
ALTER TABLE stock_points ADD CONSTRAINT stock_points_kind_known CHECK (kind IN (1, 2));
ALTER TABLE stock_moves ADD CONSTRAINT stock_moves_reason_known CHECK (reason BETWEEN 1 AND 7);
ALTER TABLE coupons
  ADD CONSTRAINT coupons_kind_known CHECK (kind IN (1, 2)),
  ADD CONSTRAINT coupons_categories_known CHECK (categories <@ ARRAY[1, 2, 3, 4, 5, 6]::smallint[]);
ALTER TABLE orders
  ADD CONSTRAINT orders_status_known CHECK (status BETWEEN 1 AND 4),
  ADD CONSTRAINT orders_delivery_known CHECK (delivery IN (1, 2)),
  ADD CONSTRAINT orders_locale_known CHECK (locale IN ('en', 'fr')),
  ADD CONSTRAINT orders_cancel_reason_known CHECK (cancel_reason BETWEEN 1 AND 3);
ALTER TABLE order_lines
  ADD CONSTRAINT order_lines_category_known CHECK (category BETWEEN 1 AND 6),
  ADD CONSTRAINT order_lines_tax_class_known CHECK (tax_class BETWEEN 1 AND 4);
ALTER TABLE payments ADD CONSTRAINT payments_status_known CHECK (status BETWEEN 1 AND 5);
ALTER TABLE refunds ADD CONSTRAINT refunds_status_known CHECK (status BETWEEN 1 AND 3);

-- Provinces and territories
CREATE FUNCTION is_province(code text) RETURNS boolean
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT code IN ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT') $$;
ALTER TABLE addresses ADD CONSTRAINT addresses_province_known CHECK (is_province(province));
ALTER TABLE locations ADD CONSTRAINT locations_province_known CHECK (is_province(province));
ALTER TABLE orders ADD CONSTRAINT orders_tax_province_known CHECK (is_province(tax_province));
ALTER TABLE tax_rates ADD CONSTRAINT tax_rates_province_known CHECK (is_province(province));
ALTER TABLE tax_registrations ADD CONSTRAINT tax_registrations_province_known CHECK (province = 'CA' OR is_province(province));

-- Places
ALTER TABLE locations
  ADD CONSTRAINT locations_latitude_real CHECK (latitude BETWEEN -90 AND 90),
  ADD CONSTRAINT locations_longitude_real CHECK (longitude BETWEEN -180 AND 180);
-- a box around the asked point is cut out of this index, then the exact distance is computed for what is left
CREATE INDEX locations_nearby_idx ON locations USING gist (point(longitude, latitude)) WHERE is_active;
CREATE INDEX locations_city_idx ON locations (plain_text(city)) WHERE is_active;

-- Money and quantities
ALTER TABLE products
  ADD CONSTRAINT products_price_positive CHECK (price_cents > 0),
  ADD CONSTRAINT products_sale_price_lower CHECK (sale_price_cents > 0 AND sale_price_cents < price_cents),
  ADD CONSTRAINT products_sale_dates_ordered CHECK (sale_starts_at < sale_ends_at),
  ADD CONSTRAINT products_weight_positive CHECK (weight_grams > 0);
ALTER TABLE stock_levels ADD CONSTRAINT stock_levels_never_negative CHECK (quantity >= 0);
ALTER TABLE stock_moves ADD CONSTRAINT stock_moves_move_something CHECK (delta <> 0);
ALTER TABLE cart_items ADD CONSTRAINT cart_items_quantity_positive CHECK (quantity > 0);
ALTER TABLE coupons
  ADD CONSTRAINT coupons_amount_real CHECK (amount > 0 AND (kind <> 1 OR amount <= 100)),
  ADD CONSTRAINT coupons_minimum_real CHECK (min_subtotal_cents >= 0),
  ADD CONSTRAINT coupons_dates_ordered CHECK (starts_at < ends_at),
  ADD CONSTRAINT coupons_uses_within_limit CHECK (used_count >= 0 AND (total_uses IS NULL OR used_count <= total_uses)),
  ADD CONSTRAINT coupons_uses_per_person_positive CHECK (uses_per_person > 0);
ALTER TABLE orders
  ADD CONSTRAINT orders_amounts_real CHECK (subtotal_cents >= 0 AND discount_cents BETWEEN 0 AND subtotal_cents AND shipping_cents >= 0 AND tax_cents >= 0),
  ADD CONSTRAINT orders_total_adds_up CHECK (total_cents = subtotal_cents - discount_cents + shipping_cents + tax_cents),
  ADD CONSTRAINT orders_currency_cad CHECK (currency = 'CAD'),
  ADD CONSTRAINT orders_delivery_complete CHECK ((delivery = 1 AND address IS NOT NULL) OR (delivery = 2 AND location_id IS NOT NULL)),
  ADD CONSTRAINT orders_dates_fit_status CHECK (
    (status <> 2 OR paid_at IS NOT NULL) AND (status <> 4 OR shipped_at IS NOT NULL)
    AND ((status = 3) = (cancelled_at IS NOT NULL AND cancel_reason IS NOT NULL)));
ALTER TABLE order_lines
  ADD CONSTRAINT order_lines_quantity_positive CHECK (quantity > 0),
  ADD CONSTRAINT order_lines_discount_within_line CHECK (discount_cents BETWEEN 0 AND unit_price_cents::bigint * quantity);
ALTER TABLE order_tax_lines ADD CONSTRAINT order_tax_lines_amount_real CHECK (amount_cents >= 0 AND taxable_cents >= 0 AND rate > 0);
ALTER TABLE order_return_lines ADD CONSTRAINT order_return_lines_quantity_positive CHECK (quantity > 0);
ALTER TABLE payments
  ADD CONSTRAINT payments_amount_positive CHECK (amount_cents > 0),
  ADD CONSTRAINT payments_currency_cad CHECK (currency = 'CAD');
ALTER TABLE refunds ADD CONSTRAINT refunds_amount_positive CHECK (amount_cents > 0);
ALTER TABLE tax_rates
  ADD CONSTRAINT tax_rates_rate_positive CHECK (rate > 0),
  ADD CONSTRAINT tax_rates_dates_ordered CHECK (valid_from < valid_to);

-- One of a kind
CREATE UNIQUE INDEX stock_points_one_warehouse ON stock_points (kind) WHERE kind = 1;
ALTER TABLE stock_points ADD CONSTRAINT stock_points_location_fits_kind CHECK ((kind = 2) = (location_id IS NOT NULL));
CREATE UNIQUE INDEX addresses_one_default ON addresses (user_id) WHERE is_default;
CREATE UNIQUE INDEX product_translations_name_unique ON product_translations (locale, lower(name));
-- a person who tries again gets the open payment back, never a second open one
CREATE UNIQUE INDEX payments_one_open_per_order ON payments (order_id) WHERE status = 1;
-- released redemptions no longer count
CREATE UNIQUE INDEX coupon_redemptions_each_use_once ON coupon_redemptions (coupon_id, email, use_number) WHERE released_at IS NULL;

-- Lists
ALTER TABLE product_translations
  ADD COLUMN search_text text GENERATED ALWAYS AS (plain_text(name || ' ' || description)) STORED;
CREATE INDEX product_translations_search_idx ON product_translations USING gin (search_text gin_trgm_ops);
CREATE INDEX product_translations_name_idx ON product_translations (locale, plain_text(name), product_id);
CREATE INDEX products_newest_idx ON products (created_at DESC, id DESC) WHERE is_active;
CREATE INDEX products_category_newest_idx ON products (category, created_at DESC, id DESC) WHERE is_active;
CREATE INDEX products_price_idx ON products (price_cents, id) WHERE is_active;
CREATE INDEX products_category_price_idx ON products (category, price_cents, id) WHERE is_active;
CREATE INDEX products_sale_idx ON products (created_at DESC, id DESC) WHERE is_active AND sale_price_cents IS NOT NULL;
-- the sweep that cancels unpaid orders
CREATE INDEX orders_unpaid_idx ON orders (hold_expires_at) WHERE status = 1;
