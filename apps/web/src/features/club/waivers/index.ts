export { type WaiverKey, waiverQuery } from './api/queries';
export { MyWaivers } from './components/my-waivers';
export { SignWaiver } from './components/sign-waiver';
