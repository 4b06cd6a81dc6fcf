import type { FieldRule } from '../../common/field-rule.ts';

export const squadFields = {
  teamName: {
    min: 2,
    max: 60,
    normalize: 'trim',
    required: { en: 'Team name is required', fr: 'Le nom de l’équipe est requis' },
    invalid: { en: 'Enter a team name of 2 to 60 characters', fr: 'Entrez un nom d’équipe de 2 à 60 caractères' },
  },
  playerName: {
    min: 2,
    max: 80,
    pattern: 'personName',
    normalize: 'trim',
    required: { en: 'The player’s name is required', fr: 'Le nom du joueur est requis' },
    invalid: { en: 'Enter a valid name', fr: 'Entrez un nom valide' },
  },
} as const satisfies Readonly<Record<string, FieldRule>>;
