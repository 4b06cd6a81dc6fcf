export { type GroupKey, groupWaiverQuery } from './api/group';
export { type WaiverKey, waiverQuery } from './api/queries';
export { GroupWaiver } from './components/group-waiver';
export { MissingWaivers } from './components/missing-waivers';
export { MyWaivers } from './components/my-waivers';
export { SignWaiver } from './components/sign-waiver';
