import { type BodyOf, optional, ruledText } from '../../common/body.ts';
import { partnerFields } from './fields.ts';

/** The registration payload (spec 3); `province` is a code, or the name in either language. The website is optional. */
export const partnerBody = {
  fullName: ruledText(partnerFields.partnerFullName),
  jobTitle: ruledText(partnerFields.partnerJobTitle),
  mobileNo: ruledText(partnerFields.partnerMobileNo),
  email: ruledText(partnerFields.partnerEmail),
  orgName: ruledText(partnerFields.partnerOrgName),
  province: ruledText(partnerFields.partnerProvince),
  website: optional(ruledText(partnerFields.partnerWebsite)),
};

export const partnerBodies = { 'partners.create': partnerBody };

export type PartnerBody = BodyOf<typeof partnerBody>;
