import type { ProvinceCode } from '../common/provinces.ts';

export interface AddressBody {
  fullName: string;
  line1: string;
  line2?: string | null;
  city: string;
  province: ProvinceCode;
  postalCode: string;
  phone?: string | null;
}

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
