import { type BodyOf, boolean, id } from '../../common/body.ts';

export const coachingBodies = {
  // `is` checks the seat in, or takes the check-in back.
  'coaching.checkIn': { seatId: id(), is: boolean() },
  'coaching.setConsent': { isNamed: boolean() },
};

export type CoachCheckInBody = BodyOf<(typeof coachingBodies)['coaching.checkIn']>;
