import { formRules, type PartnerAdminWire, type PartnerTerms, partnerTermsBody } from '@dronesoccer/contracts';
import type { RuledForm } from '@/lib/forms/use-ruled-form';

/** A partner as it is typed; empty for no website, and for no logo. */
export interface PartnerFormValues {
  orgName: string;
  province: string;
  website: string;
  logoUrl: string;
  fullName: string;
  jobTitle: string;
  mobileNo: string;
  email: string;
}

export type PartnerForm = RuledForm<PartnerFormValues>;

export const partnerRules = formRules(partnerTermsBody);

export function formOf(partner: PartnerAdminWire): PartnerFormValues {
  const { orgName, province, fullName, jobTitle, mobileNo, email } = partner;
  return {
    ...{ orgName, province, fullName, jobTitle, mobileNo, email },
    website: partner.website ?? '',
    logoUrl: partner.logoUrl ?? '',
  };
}

/** What the form asks the server for. The form's rules have found every value good. */
export const termsOf = ({ website, logoUrl, ...texts }: PartnerFormValues): PartnerTerms => ({
  ...texts,
  website: website || null,
  logoUrl: logoUrl || null,
});

const names = {
  ...{ orgName: true, province: true, website: true, logoUrl: true },
  ...{ fullName: true, jobTitle: true, mobileNo: true, email: true },
} satisfies Record<keyof PartnerFormValues, true>;

/** Which field of the form a refused field of the call is. */
export function fieldOf(field: string): keyof PartnerFormValues | null {
  const [first = ''] = field.split('.');
  return Object.hasOwn(names, first) ? (first as keyof PartnerFormValues) : null;
}

/** The fields in which what stands on the server now is not what the form says. */
export const differingFields = (mine: PartnerFormValues, theirs: PartnerFormValues): (keyof PartnerFormValues)[] =>
  (Object.keys(names) as (keyof PartnerFormValues)[]).filter((name) => mine[name] !== theirs[name]);
