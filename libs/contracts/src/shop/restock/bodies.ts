import { boolean, type BodyOf, nullable, optional, ruled, text } from '../../common/body.ts';
import { userFields } from '../../people/users/fields.ts';

export const restockNoticeBody = {
  email: ruled(userFields.email),
  /** Must be true: the person ticked a box with the words of `restockConsent`. */
  consent: boolean(),
  /** Where the person looks from: its stock counts besides the warehouse's. Anything but a listed location means none. */
  locationId: optional(nullable(text({ min: 0, max: 500 }))),
};

export const restockNoticeBodies = { 'restockNotices.ask': restockNoticeBody };

export type RestockNoticeBody = BodyOf<typeof restockNoticeBody>;
