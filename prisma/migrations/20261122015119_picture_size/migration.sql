-- AlterTable
ALTER TABLE "product_images" ADD COLUMN     "height" INTEGER,
ADD COLUMN     "width" INTEGER;

-- A size is known whole or not at all.
ALTER TABLE product_images
  ADD CONSTRAINT product_images_size_whole CHECK ((width IS NULL) = (height IS NULL)),
  ADD CONSTRAINT product_images_size_positive CHECK (width > 0 AND height > 0);

-- What was uploaded was measured then; the site's own pictures of products are rendered in one size.
UPDATE product_images i SET width = u.width, height = u.height
  FROM uploaded_pictures u WHERE i.url = '/uploads/' || u.file_name;
UPDATE product_images SET width = 1280, height = 960 WHERE url LIKE '/pictures/products/%' AND width IS NULL;
