import type { UserWire } from '@dronesoccer/contracts';
import { fullNameOf, strongestOf, type UserAccount } from './user-accounts.js';

/** The avatar of everyone who has not chosen a picture; a file of the web client. */
export const defaultAvatar = '/avatar.svg';

/** `token` is the access token that the response carries (spec 3, Current user). */
export function presentUser(user: UserAccount, token: string): UserWire {
  return {
    id: user.id,
    name: fullNameOf(user),
    email: user.email,
    phone: user.phone,
    avatarUrl: user.avatarUrl ?? defaultAvatar,
    user_type: user.userType,
    status: user.status,
    role: strongestOf(user.roles),
    userRoles: user.roles,
    token,
    firstName: user.firstName,
    lastName: user.lastName,
    locale: user.locale,
    isEmailVerified: user.emailVerifiedAt !== null,
    companyId: user.companyId,
  };
}
