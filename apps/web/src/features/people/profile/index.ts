export { Addresses, type AddressesProps } from './components/addresses';
export { EmailAddress } from './components/email-address';
export { MyProfile } from './components/my-profile';
export { Section, Security } from './components/security';
