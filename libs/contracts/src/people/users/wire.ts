import type { BookingUserType, Role, UserStatus } from '../../common/enums.ts';
import type { Locale } from '../../common/locales.ts';
import type { ProvinceCode } from '../../common/provinces.ts';

/** The address as an order keeps it. */
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

/** Spec 3, Current user; then ours. Enumerations are numbers. */
export interface UserWire {
  id: string;
  name: string;
  email: string;
  /** E.164, or null. */
  phone: string | null;
  avatarUrl: string;
  user_type: BookingUserType;
  status: UserStatus;
  /** The smallest number in `userRoles`, that is the strongest role. */
  role: Role;
  userRoles: Role[];
  /** The access token the answer was given to. */
  token: string;

  firstName: string;
  lastName: string;
  locale: Locale;
  isEmailVerified: boolean;
  companyId: string | null;
}
