import { type BodyOf, optional, text } from '../../common/body.ts';
import { userFields } from '../../people/users/fields.ts';

/** A person without a password has just signed in at the identity provider instead. */
const eraseBody = { password: optional(text({ max: userFields.currentPassword.max })) };

export const privacyBodies = { 'privacy.erase': eraseBody };

export type EraseBody = BodyOf<typeof eraseBody>;
