import type { FieldRule } from '../../common/field-rule.ts';

export const settingsFields = {
  organisationName: {
    min: 2,
    max: 150,
    pattern: 'line',
    normalize: 'trim',
    required: { en: 'The organization’s name is required', fr: 'Le nom de l’organisation est requis' },
    invalid: { en: 'Enter 2 to 150 characters', fr: 'Entrez de 2 à 150 caractères' },
  },
  senderName: {
    min: 2,
    max: 100,
    pattern: 'line',
    normalize: 'trim',
    optional: true,
    required: { en: 'The sender’s name is required', fr: 'Le nom de l’expéditeur est requis' },
    invalid: { en: 'Enter 2 to 100 characters', fr: 'Entrez de 2 à 100 caractères' },
  },
  openingHours: {
    min: 2,
    max: 500,
    normalize: 'trim',
    optional: true,
    required: { en: 'Opening hours are required', fr: 'Les heures d’ouverture sont requises' },
    invalid: { en: 'Enter 2 to 500 characters', fr: 'Entrez de 2 à 500 caractères' },
  },
  socialLink: {
    min: 12,
    max: 200,
    pattern: 'webAddress',
    normalize: 'webAddress',
    optional: true,
    required: { en: 'The address is required', fr: 'L’adresse est requise' },
    invalid: {
      en: 'Enter the address as your browser shows it',
      fr: 'Entrez l’adresse telle que le navigateur l’affiche',
    },
  },
  taxNumber: {
    min: 3,
    max: 40,
    pattern: 'line',
    normalize: 'trim',
    optional: true,
    required: { en: 'The registration number is required', fr: 'Le numéro d’inscription est requis' },
    invalid: { en: 'Enter 3 to 40 characters', fr: 'Entrez de 3 à 40 caractères' },
  },
} as const satisfies Readonly<Record<string, FieldRule>>;
