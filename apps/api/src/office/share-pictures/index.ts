// Owns: none. Reads: campaigns (campaigns), campaign_texts (campaigns), products (catalog), product_translations (catalog),
// product_images (catalog).
export { SharePicturesModule } from './share-pictures.module.js';
