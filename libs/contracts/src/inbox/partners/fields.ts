import type { FieldRule } from '../../common/field-rule.ts';
import { email } from '../../common/fields.ts';

export const partnerFields = {
  partnerFullName: {
    min: 1,
    max: 150,
    pattern: 'personName',
    normalize: 'trim',
    required: { en: 'Full Name is required', fr: 'Le nom complet est requis' },
    invalid: { en: 'Enter valid full name', fr: 'Entrez un nom complet valide' },
  },
  partnerJobTitle: {
    min: 1,
    max: 150,
    pattern: 'nameOrCompany',
    normalize: 'trim',
    required: { en: 'Job Title is required', fr: 'Le titre du poste est requis' },
    invalid: { en: 'Enter valid job title', fr: 'Entrez un titre de poste valide' },
  },
  // The form strips other characters during typing; the server never strips them.
  partnerMobileNo: {
    min: 1,
    max: 25,
    pattern: 'mobileNo',
    normalize: 'none',
    required: { en: 'Mobile No is required', fr: 'Le numéro de cellulaire est requis' },
    invalid: { en: 'Enter valid mobile no', fr: 'Entrez un numéro de cellulaire valide' },
  },
  partnerEmail: { ...email, min: 3, max: 50 },
  partnerOrgName: {
    min: 1,
    max: 180,
    pattern: 'nameOrCompany',
    normalize: 'trim',
    required: { en: 'Organization Name is required', fr: 'Le nom de l’organisation est requis' },
    invalid: { en: 'Enter valid organization name', fr: 'Entrez un nom d’organisation valide' },
  },
  partnerProvince: {
    min: 1,
    max: 120,
    check: 'province',
    normalize: 'trim',
    required: { en: 'Province/Territory is required', fr: 'La province ou le territoire est requis' },
    invalid: { en: 'Enter valid province/territory', fr: 'Entrez une province ou un territoire valide' },
  },
  partnerWebsite: {
    min: 1,
    max: 200,
    pattern: 'webAddress',
    normalize: 'webAddress',
    optional: true,
    required: { en: 'Website is required', fr: 'Le site web est requis' },
    invalid: {
      en: 'Enter a web address, such as https://club.ca',
      fr: 'Entrez une adresse web, comme https://club.ca',
    },
  },
} as const satisfies Readonly<Record<string, FieldRule>>;
