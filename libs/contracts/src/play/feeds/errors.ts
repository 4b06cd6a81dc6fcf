import { failure } from '../../common/failure.ts';

export const calendarFeedFailures = {
  FEED_001: failure(
    404,
    'This calendar address is no longer valid',
    'Cette adresse d’agenda n’est pas valide, ou ne l’est plus',
  ),
};
