import type { FieldRule } from '../../common/field-rule.ts';
import { email } from '../../common/fields.ts';

const password = {
  min: 4,
  max: 128,
  pattern: 'password',
  normalize: 'none',
  invalid: {
    en: 'Use a lowercase letter, an uppercase letter, a digit and a special character',
    fr: 'Utilisez une minuscule, une majuscule, un chiffre et un caractère spécial',
  },
} as const;

const phone = {
  min: 10,
  max: 12,
  pattern: 'phone',
  normalize: 'phone',
  explain: 'phone',
  optional: true,
  required: { en: 'Phone is required', fr: 'Le téléphone est requis' },
  invalid: { en: 'Enter a phone number of 10 to 12 digits', fr: 'Entrez un numéro de téléphone de 10 à 12 chiffres' },
} as const;

/** The fields of names, accounts and addresses. */
export const userFields = {
  firstName: {
    min: 1,
    max: 75,
    pattern: 'personName',
    normalize: 'trim',
    required: { en: 'First name is required', fr: 'Le prénom est requis' },
    invalid: { en: 'Enter a valid first name', fr: 'Entrez un prénom valide' },
  },
  lastName: {
    min: 1,
    max: 75,
    pattern: 'personName',
    normalize: 'trim',
    required: { en: 'Last name is required', fr: 'Le nom de famille est requis' },
    invalid: { en: 'Enter a valid last name', fr: 'Entrez un nom de famille valide' },
  },
  // The maximum length of an email address (RFC 5321): an account must not be refused for a long one.
  email: { ...email, min: 3, max: 254, explain: 'email' },
  senderEmail: { ...email, min: 3, max: 254, optional: true, explain: 'email' },
  password: { ...password, required: { en: 'Password is required', fr: 'Le mot de passe est requis' } },
  // Login accepts any text: a rule for new passwords must not reveal anything about existing ones.
  currentPassword: {
    min: 1,
    max: 128,
    normalize: 'none',
    required: { en: 'Password is required', fr: 'Le mot de passe est requis' },
    invalid: { en: 'Enter a valid password', fr: 'Entrez un mot de passe valide' },
  },
  phone,

  addressFullName: {
    min: 2,
    max: 150,
    pattern: 'nameOrCompany',
    normalize: 'trim',
    required: { en: 'Full name is required', fr: 'Le nom complet est requis' },
    invalid: { en: 'Enter a valid full name', fr: 'Entrez un nom complet valide' },
  },
  addressLine1: {
    min: 3,
    max: 120,
    pattern: 'line',
    normalize: 'trim',
    required: { en: 'Address is required', fr: 'L’adresse est requise' },
    invalid: { en: 'Enter a valid address', fr: 'Entrez une adresse valide' },
  },
  addressLine2: {
    min: 1,
    max: 120,
    pattern: 'line',
    normalize: 'trim',
    optional: true,
    required: { en: 'Apartment or unit is required', fr: 'L’appartement ou le bureau est requis' },
    invalid: { en: 'Enter a valid apartment or unit', fr: 'Entrez un appartement ou un bureau valide' },
  },
  addressCity: {
    min: 2,
    max: 120,
    pattern: 'nameOrCompany',
    normalize: 'trim',
    required: { en: 'City is required', fr: 'La ville est requise' },
    invalid: { en: 'Enter a valid city', fr: 'Entrez une ville valide' },
  },
  addressProvince: {
    min: 2,
    max: 2,
    check: 'provinceCode',
    normalize: 'upperCase',
    required: { en: 'Province or territory is required', fr: 'La province ou le territoire est requis' },
    invalid: { en: 'Choose a province or territory', fr: 'Choisissez une province ou un territoire' },
  },
  addressPostalCode: {
    min: 6,
    max: 7,
    pattern: 'postalCode',
    normalize: 'postalCode',
    required: { en: 'Postal code is required', fr: 'Le code postal est requis' },
    invalid: { en: 'Enter a valid postal code, such as V6B 1A1', fr: 'Entrez un code postal valide, comme H2X 1Y4' },
  },
  addressPhone: phone,
} as const satisfies Readonly<Record<string, FieldRule>>;
