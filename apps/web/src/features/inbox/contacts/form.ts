/** Apart from the rest: it brings the form library, and the fields of each type. */
export { ContactForm } from './components/contact-form';
