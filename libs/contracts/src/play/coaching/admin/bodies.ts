import { texts } from '../../../common/body.ts';

/** The most coaches of a slot. */
export const slotCoachesMax = 10;

const coachIds = texts({ max: slotCoachesMax, each: 36 });

export const coachingAdminBodies = {
  // The coaches who replace those that the caller read. If these have changed since, BOOK_026 carries the current ones.
  'coaching.admin.set': { coachIds, expected: coachIds },
};
