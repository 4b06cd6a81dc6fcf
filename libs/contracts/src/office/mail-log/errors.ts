import { failure } from '../../common/failure.ts';

export const mailLogFailures = {
  MAIL_001: failure(404, 'This mail is not in the log any more', 'Ce courriel n’est plus dans le journal'),
  MAIL_002: failure(
    409,
    'This mail cannot be sent again: what it was made from was not kept',
    'Ce courriel ne peut pas être renvoyé : ce dont il était fait n’a pas été conservé',
  ),
  MAIL_003: failure(400, 'Please check the filters', 'Veuillez vérifier les filtres'),
};
