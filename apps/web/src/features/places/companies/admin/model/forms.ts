import {
  type CompanyAdminBody,
  companyAdminBody,
  type CreateCompanyBody,
  companyFields,
  formRules,
  type Locale,
} from '@dronesoccer/contracts';
import type { RuledForm } from '@/lib/forms/use-ruled-form';

/** The form values of a company's administrator. */
export interface PersonFormValues {
  firstName: string;
  lastName: string;
  email: string;
  /** The language of the invitation. */
  locale: Locale;
}

/** A new company with its first administrator. */
export interface CompanyFormValues extends PersonFormValues {
  name: string;
}

export const personRules = formRules(companyAdminBody);
export const nameRules = { name: companyFields.companyName } as const;
export const companyRules = { ...nameRules, ...personRules } as const;

export const emptyPerson = (locale: Locale): PersonFormValues => ({ firstName: '', lastName: '', email: '', locale });

export const personIn = ({ firstName, lastName, email, locale }: PersonFormValues): CompanyAdminBody => ({
  firstName,
  lastName,
  email,
  locale,
});

export const createBodyOf = (values: CompanyFormValues): CreateCompanyBody => ({
  name: values.name,
  admin: personIn(values),
});

/** Maps a field refused by the server to the form's field, or to null. The call nests the person's fields. */
export function fieldOf(field: string): keyof CompanyFormValues | null {
  const name = field.replace(/^admin\./, '');
  return (['name', 'firstName', 'lastName', 'email', 'locale'] as const).find((each) => each === name) ?? null;
}

export type PersonForm = RuledForm<PersonFormValues>;
