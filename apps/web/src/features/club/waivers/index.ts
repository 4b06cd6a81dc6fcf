export { type WaiverKey, waiverQuery } from './api/queries';
export { MissingWaivers } from './components/missing-waivers';
export { MyWaivers } from './components/my-waivers';
export { SignWaiver } from './components/sign-waiver';
