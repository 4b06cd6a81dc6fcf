export { ContactPanel } from './components/contact-panel';
export { Enquiry } from './components/enquiry';
export { Office } from './components/office';
