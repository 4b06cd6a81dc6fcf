import { formRules, type PartnerAdminWire, type PartnerTerms, partnerTermsBody } from '@dronesoccer/contracts';
import type { RuledForm } from '@/lib/forms/use-ruled-form';

/** The form values of a partner. An empty string means no website or no logo. */
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
    ...{ orgName, province },
    website: partner.website ?? '',
    logoUrl: partner.logoUrl ?? '',
    ...{ fullName, jobTitle, mobileNo, email },
  };
}

/** Returns the request body. The form's rules have already validated every value. */
export const termsOf = ({ website, logoUrl, ...texts }: PartnerFormValues): PartnerTerms => ({
  ...texts,
  website: website || null,
  logoUrl: logoUrl || null,
});

const names = {
  ...{ orgName: true, province: true, website: true, logoUrl: true },
  ...{ fullName: true, jobTitle: true, mobileNo: true, email: true },
} satisfies Record<keyof PartnerFormValues, true>;

/** Maps a field refused by the server to the form's field, or to null. */
export function fieldOf(field: string): keyof PartnerFormValues | null {
  const [first = ''] = field.split('.');
  return Object.hasOwn(names, first) ? (first as keyof PartnerFormValues) : null;
}
