export { CannedDrawer } from './components/canned-drawer';
export { CannedList, NewCannedLink } from './components/canned-list';
export { ContactDrawer } from './components/contact-drawer';
export { ContactList, ContactPageLinks } from './components/contact-list';
export { ReportList } from './components/report-list';
