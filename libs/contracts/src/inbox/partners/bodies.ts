import { type BodyOf, optional, ruled } from '../../common/body.ts';
import { partnerFields } from './fields.ts';

/** The registration payload (spec 3); `province` is a code, or the name in either language. The website is optional. */
export const partnerBody = {
  fullName: ruled(partnerFields.partnerFullName),
  jobTitle: ruled(partnerFields.partnerJobTitle),
  mobileNo: ruled(partnerFields.partnerMobileNo),
  email: ruled(partnerFields.partnerEmail),
  orgName: ruled(partnerFields.partnerOrgName),
  province: ruled(partnerFields.partnerProvince),
  website: optional(ruled(partnerFields.partnerWebsite)),
};

export const partnerBodies = { 'partners.create': partnerBody };

export type PartnerBody = BodyOf<typeof partnerBody>;
