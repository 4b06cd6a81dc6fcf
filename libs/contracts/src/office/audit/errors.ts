import { failure } from '../../common/failure.ts';

export const auditFailures = {
  AUDIT_001: failure(404, 'This audit entry does not exist', 'Cette entrée du journal n’existe pas'),
  AUDIT_002: failure(400, 'Please check the filters', 'Veuillez vérifier les filtres'),
  AUDIT_003: failure(404, 'No audit entry matches the filters', 'Aucune entrée ne correspond aux filtres'),
};
