/** A separate entry point, because the footer loads it on every page. */
export { default } from './components/newsletter-form';
