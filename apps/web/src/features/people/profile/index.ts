export { Addresses } from './components/addresses';
export { MyProfile } from './components/my-profile';
export { Security } from './components/security';
