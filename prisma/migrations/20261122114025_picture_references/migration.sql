-- An uploaded picture is kept because a row says what shows it. Until now each feature had to speak for its pictures at night.
-- The previous version works on it: its writes to products and orders are turned into references by triggers, and its
-- nightly cleaning, which asks products and orders themselves, takes the references of what it removes along.
SET lock_timeout = '5s';

-- CreateTable
CREATE TABLE "picture_references" (
    "subject_type" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "picture_id" UUID NOT NULL,

    CONSTRAINT "picture_references_pkey" PRIMARY KEY ("subject_type","subject_id","picture_id")
);

-- CreateIndex
CREATE INDEX "picture_references_picture_id_idx" ON "picture_references"("picture_id");

-- AddForeignKey
ALTER TABLE "picture_references" ADD CONSTRAINT "picture_references_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "uploaded_pictures"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE picture_references
  ADD CONSTRAINT picture_references_subject_named CHECK (subject_type ~ '^[a-z][a-z_]*$');

-- A picture that is being removed at this moment is waited for, and then left out.
CREATE FUNCTION refer_to_product_pictures() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  INSERT INTO public.picture_references (subject_type, subject_id, picture_id)
  SELECT 'product', n.product_id, u.id
    FROM new_rows n JOIN public.uploaded_pictures u ON u.file_name = substr(n.url, length('/uploads/') + 1)
   WHERE n.url LIKE '/uploads/%'
     FOR KEY SHARE OF u
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
-- For the program before this one; may go when that runs nowhere any more.
CREATE TRIGGER product_images_refer AFTER INSERT ON product_images
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refer_to_product_pictures();

-- An order keeps the picture that its product had. In the database, so that placing an order costs no statement more.
CREATE FUNCTION refer_to_order_pictures() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  INSERT INTO public.picture_references (subject_type, subject_id, picture_id)
  SELECT 'order', n.order_id, u.id
    FROM new_rows n JOIN public.uploaded_pictures u ON u.file_name = substr(n.image_url, length('/uploads/') + 1)
   WHERE n.image_url LIKE '/uploads/%'
     FOR KEY SHARE OF u
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER order_lines_refer AFTER INSERT ON order_lines
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION refer_to_order_pictures();

-- A deleted subject shows nothing any more, whoever deletes it.
CREATE FUNCTION drop_picture_references() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  DELETE FROM public.picture_references WHERE subject_type = TG_ARGV[0] AND subject_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER products_drop_references AFTER DELETE ON products
  FOR EACH ROW EXECUTE FUNCTION drop_picture_references('product');
CREATE TRIGGER orders_drop_references AFTER DELETE ON orders
  FOR EACH ROW EXECUTE FUNCTION drop_picture_references('order');

-- What is shown today, and what files of products that are not applied yet ask for.
INSERT INTO picture_references (subject_type, subject_id, picture_id)
SELECT 'product', i.product_id, u.id
  FROM uploaded_pictures u JOIN product_images i ON i.url = '/uploads/' || u.file_name
UNION
SELECT 'order', l.order_id, u.id
  FROM uploaded_pictures u JOIN order_lines l ON l.image_url = '/uploads/' || u.file_name AND l.image_url LIKE '/uploads/%'
UNION
SELECT 'product_import', r.import_id, u.id
  FROM product_imports f
  JOIN product_import_rows r ON r.import_id = f.id AND f.finished_at IS NULL
 CROSS JOIN jsonb_array_elements(r.data #> '{judged,terms,pictures}') AS p (picture)
  JOIN uploaded_pictures u ON p.picture ->> 'url' = '/uploads/' || u.file_name;

RESET lock_timeout;
