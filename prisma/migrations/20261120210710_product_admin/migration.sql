-- The dashboard lists inactive products too, which the indices of the shop leave out; and a night job asks which uploaded
-- pictures are still shown, by a product or by an order that had one.
-- An index more changes nothing for the program before this one.
SET lock_timeout = '5s';

-- CreateIndex
CREATE INDEX "products_created_at_id_idx" ON "products"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "products_updated_at_id_idx" ON "products"("updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "products_price_cents_id_idx" ON "products"("price_cents", "id");

-- CreateIndex
CREATE INDEX "product_images_url_idx" ON "product_images"("url");

CREATE INDEX order_lines_uploaded_picture_idx ON order_lines (image_url) WHERE image_url LIKE '/uploads/%';

RESET lock_timeout;
