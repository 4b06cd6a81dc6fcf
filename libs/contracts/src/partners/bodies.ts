import { type BodyOf, ruled } from '../common/body.ts';
import { partnerFields } from './fields.ts';

/** The registration payload (spec 3); `province` is a code, or the name in either language. */
export const partnerBody = {
  fullName: ruled(partnerFields.partnerFullName),
  jobTitle: ruled(partnerFields.partnerJobTitle),
  mobileNo: ruled(partnerFields.partnerMobileNo),
  email: ruled(partnerFields.partnerEmail),
  orgName: ruled(partnerFields.partnerOrgName),
  province: ruled(partnerFields.partnerProvince),
};

export const partnerBodies = { 'partners.create': partnerBody };

export type PartnerBody = BodyOf<typeof partnerBody>;
