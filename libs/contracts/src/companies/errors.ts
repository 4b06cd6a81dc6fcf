import { failure } from '../common/failure.ts';

export const companyFailures = {
  COMP_001: failure(404, 'Company not found', 'Entreprise introuvable'),
  COMP_002: failure(409, 'A company with this name already exists', 'Une entreprise porte déjà ce nom'),
  COMP_003: failure(409, 'The company is inactive', 'Cette entreprise est inactive'),
  COMP_005: failure(400, 'Invalid company data', 'Données de l’entreprise non valides'),
  COMP_007: failure(400, 'Please check the highlighted fields', 'Veuillez vérifier les champs indiqués'),
};
