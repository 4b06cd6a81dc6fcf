// Owns: none.
export { GalleryModule } from './gallery.module.js';
