// Owns: none.
export { FaqModule } from './faq.module.js';
