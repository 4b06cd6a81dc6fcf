import { optional, ruledText, text } from '../../common/body.ts';
import { userFields } from '../../people/users/fields.ts';

/** A person without a password has just signed in at the identity provider instead. */
const eraseBody = { password: optional(text({ max: userFields.currentPassword.max })) };

/** The administrator types the email address of the account, so that no one erases the wrong person. */
const eraseForPersonBody = { email: ruledText(userFields.email) };

export const privacyBodies = { 'privacy.erase': eraseBody, 'privacy.admin.erase': eraseForPersonBody };
