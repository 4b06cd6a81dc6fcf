export { ApplyLink } from './components/apply-link';
export { PartnerApplication } from './components/partner-application';
export { PartnerList } from './components/partner-list';
