import { DeliveryMethod, fieldRules, limits, type Locale, locales, type ProvinceCode } from '@dronesoccer/contracts';
import {
  check,
  DollarsField,
  Field,
  IdField,
  ListField,
  ObjectField,
  OneOf,
  TextField,
} from '../../platform/http/index.js';

/** Any value passes here: a wrong quantity has a code of its own (ORD_015), which the use case answers with. */
const QuantityField = (): PropertyDecorator =>
  check({
    accepts: () => true,
    explain: () => ({ en: 'Enter a whole number', fr: 'Entrez un nombre entier' }),
    schema: { type: 'integer', minimum: 1, maximum: limits.quantityMax },
    optional: true,
  });

export class ItemDto {
  @IdField()
  productId!: string;

  @QuantityField()
  quantity?: unknown;
}

/** A quote needs the province alone; what else is typed so far is not judged yet. */
export class QuoteAddressDto {
  @Field(fieldRules.addressProvince)
  province!: ProvinceCode;

  @TextField({ min: 0, max: 500, optional: true, nullable: true })
  fullName?: string | null;

  @TextField({ min: 0, max: 500, optional: true, nullable: true })
  line1?: string | null;

  @TextField({ min: 0, max: 500, optional: true, nullable: true })
  line2?: string | null;

  @TextField({ min: 0, max: 500, optional: true, nullable: true })
  city?: string | null;

  @TextField({ min: 0, max: 500, optional: true, nullable: true })
  postalCode?: string | null;

  @TextField({ min: 0, max: 500, optional: true, nullable: true })
  phone?: string | null;
}

export class DeliveryAddressDto {
  @Field(fieldRules.addressFullName)
  fullName!: string;

  @Field(fieldRules.addressLine1)
  line1!: string;

  @Field(fieldRules.addressLine2, { nullable: true })
  line2?: string | null;

  @Field(fieldRules.addressCity)
  city!: string;

  @Field(fieldRules.addressProvince)
  province!: ProvinceCode;

  @Field(fieldRules.addressPostalCode)
  postalCode!: string;

  @Field(fieldRules.addressPhone, { nullable: true })
  phone?: string | null;
}

class CheckoutDto {
  @ListField(() => ItemDto, { max: limits.cartLinesMax, optional: true })
  items?: ItemDto[];

  @Field(fieldRules.email, { optional: true })
  email?: string;

  @OneOf(Object.values(DeliveryMethod))
  delivery!: DeliveryMethod;

  // Any text: what is no listed location means no particular one.
  @TextField({ min: 0, max: 500, optional: true, nullable: true })
  locationId?: string | null;

  @Field(fieldRules.couponCode, { optional: true, nullable: true })
  couponCode?: string | null;

  @OneOf(locales, { optional: true })
  locale?: Locale;
}

export class QuoteOrderDto extends CheckoutDto {
  @ObjectField(() => QuoteAddressDto, { optional: true, nullable: true })
  address?: QuoteAddressDto | null;
}

export class PlaceOrderDto extends CheckoutDto {
  @ObjectField(() => DeliveryAddressDto, { optional: true, nullable: true })
  address?: DeliveryAddressDto | null;

  @DollarsField()
  expectedTotal!: number;
}

export class AskCouponDto {
  @Field(fieldRules.couponCode)
  code!: string;

  @ListField(() => ItemDto, { max: limits.cartLinesMax, optional: true })
  items?: ItemDto[];

  @Field(fieldRules.email, { optional: true })
  email?: string;
}
