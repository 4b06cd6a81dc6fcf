import { failure } from '../../common/failure.ts';

export const companyFailures = {
  COMP_001: failure(404, 'Company not found', 'Entreprise introuvable'),
  COMP_002: failure(409, 'A company with this name already exists', 'Une entreprise porte déjà ce nom'),
  COMP_003: failure(409, 'The company is inactive', 'Cette entreprise est inactive'),
  COMP_004: failure(
    409,
    'A company needs an administrator: invite another one first',
    'Une entreprise a besoin d’un administrateur : invitez d’abord quelqu’un d’autre',
  ),
  COMP_005: failure(400, 'Invalid company data', 'Données de l’entreprise non valides'),
  COMP_006: failure(
    409,
    'This email belongs to an account that cannot be invited',
    'Cette adresse courriel appartient à un compte qui ne peut pas être invité',
  ),
  COMP_007: failure(400, 'Please check the highlighted fields', 'Veuillez vérifier les champs indiqués'),
  COMP_009: failure(
    409,
    'Someone else changed this company in the meantime',
    'Quelqu’un d’autre a modifié cette entreprise entre-temps',
  ),
  COMP_010: failure(404, 'No company matches these filters', 'Aucune entreprise ne correspond à ces filtres'),
};
