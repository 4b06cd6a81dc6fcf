// Owns: partners.
export { PartnersModule } from './partners.module.js';
