import type { BookingUserType, Role, UserStatus } from '../../common/enums.ts';
import type { Locale } from '../../common/locales.ts';
import type { ProvinceCode } from '../../common/provinces.ts';

/** A postal address, as orders store it. */
export interface PostalAddressWire {
  fullName: string;
  line1: string;
  line2: string | null;
  city: string;
  province: ProvinceCode;
  postalCode: string;
  phone: string | null;
}

/** An address saved in the profile. */
export interface AddressWire extends PostalAddressWire {
  id: string;
  isDefault: boolean;
}

/** The fields of spec 3, Current user, followed by our own. Enumerations are numbers. */
export interface UserWire {
  id: string;
  name: string;
  email: string;
  /** The phone number in E.164, or null. */
  phone: string | null;
  avatarUrl: string;
  user_type: BookingUserType;
  status: UserStatus;
  /** The smallest number in `userRoles`, which is the highest role. */
  role: Role;
  userRoles: Role[];
  /** The access token of the request. */
  token: string;

  firstName: string;
  lastName: string;
  locale: Locale;
  isEmailVerified: boolean;
  companyId: string | null;
}
