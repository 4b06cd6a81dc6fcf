import { databaseFailure, failure } from '../../common/failure.ts';

export const membershipFailures = {
  MEMB_001: failure(404, 'Membership not found', 'Adhésion introuvable'),
  MEMB_002: failure(
    409,
    'This plan is no longer offered. Please choose another one.',
    'Cette formule n’est plus offerte. Veuillez en choisir une autre.',
  ),
  MEMB_003: failure(400, 'Invalid membership data', 'Données de l’adhésion non valides'),
  MEMB_004: databaseFailure('Membership database error', 'Erreur de la base de données des adhésions'),
  MEMB_005: failure(400, 'Please check the highlighted fields', 'Veuillez vérifier les champs indiqués'),
  MEMB_006: failure(
    409,
    'The price has changed. Please review the membership before paying.',
    'Le prix a changé. Veuillez revoir l’adhésion avant de payer.',
  ),
  MEMB_007: failure(409, 'Invalid membership status change', 'Changement d’état de l’adhésion non valide'),
  MEMB_008: failure(
    409,
    'This plan is for people who are under 18 on the first day',
    'Cette formule s’adresse aux personnes qui ont moins de 18 ans le premier jour',
  ),
  MEMB_009: failure(
    409,
    'The plan has changed since you opened it. Please review it again.',
    'La formule a changé depuis que vous l’avez ouverte. Veuillez la vérifier de nouveau.',
  ),
  MEMB_010: failure(404, 'Plan not found', 'Formule introuvable'),
  MEMB_011: failure(404, 'There is no such account', 'Ce compte n’existe pas'),
  MEMB_012: failure(404, 'No membership matches these filters', 'Aucune adhésion ne correspond à ces filtres'),
  MEMB_013: failure(404, 'No card has this code', 'Aucune carte ne porte ce code'),
  MEMB_014: failure(
    409,
    'This account cannot become a member: it is closed, or its email is not confirmed yet',
    'Ce compte ne peut pas devenir membre : il est fermé, ou son adresse courriel n’est pas encore confirmée',
  ),
  MEMB_015: failure(
    409,
    'The membership of this person has changed meanwhile. Please review it before selling.',
    'L’adhésion de cette personne a changé entre-temps. Veuillez la vérifier avant de vendre.',
  ),
  MEMB_016: failure(
    409,
    'This membership can no longer be refunded here. Please write to us.',
    'Cette adhésion ne peut plus être remboursée ici. Veuillez nous écrire.',
  ),
  MEMB_017: failure(
    409,
    'A person under 14 joins as a child: a guardian adds the child in “My Family” and chooses the youth plan',
    'Avant 14 ans, on adhère à titre d’enfant : un parent ou tuteur l’ajoute dans « Ma famille » et choisit la formule jeunesse',
  ),
  MEMB_018: failure(
    400,
    'This file cannot be read as a list of members',
    'Ce fichier ne peut pas être lu comme une liste de membres',
  ),
  MEMB_019: failure(409, 'End the renewal first', 'Mettez d’abord fin au renouvellement'),
};
