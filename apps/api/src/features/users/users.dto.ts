import { type CallBody, fieldRules, type Locale, locales, type ProvinceCode } from '@dronesoccer/contracts';
import { BooleanField, Field, OneOf } from '../../platform/http/index.js';

export class UpdateMeDto implements CallBody<'me.update'> {
  @Field(fieldRules.firstName, { optional: true })
  firstName?: string;

  @Field(fieldRules.lastName, { optional: true })
  lastName?: string;

  @Field(fieldRules.phone, { optional: true, nullable: true })
  phone?: string | null;

  @OneOf(locales, { optional: true })
  locale?: Locale;
}

export class SaveAddressDto implements CallBody<'me.addresses.create'> {
  @Field(fieldRules.addressFullName)
  fullName!: string;

  @Field(fieldRules.addressLine1)
  line1!: string;

  @Field(fieldRules.addressLine2, { optional: true, nullable: true })
  line2?: string | null;

  @Field(fieldRules.addressCity)
  city!: string;

  @Field(fieldRules.addressProvince)
  province!: ProvinceCode;

  @Field(fieldRules.addressPostalCode)
  postalCode!: string;

  @Field(fieldRules.addressPhone, { optional: true, nullable: true })
  phone?: string | null;

  @BooleanField({ optional: true })
  isDefault?: boolean;
}
