import { boolean, nullable, optional, ruledText, text } from '../../common/body.ts';
import { userFields } from '../../people/users/fields.ts';

export const restockNoticeBody = {
  email: ruledText(userFields.email),
  /** Must be true: the visitor ticked a box with the text of `restockConsent`. */
  consent: boolean(),
  /**
   * The visitor's location, whose stock counts in addition to the warehouse's. A text that is not a listed location
   * means none.
   */
  locationId: optional(nullable(text({ min: 0, max: 500 }))),
};

export const restockNoticeBodies = { 'restockNotices.ask': restockNoticeBody };
