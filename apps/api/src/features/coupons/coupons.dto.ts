import {
  CouponKind,
  type CouponSort,
  couponSorts,
  type CouponState,
  couponStates,
  fieldRules,
  limits,
  type Locale,
  locales,
  productCategories,
  type ProductCategoryName,
} from '@dronesoccer/contracts';
import {
  BooleanField,
  DollarsField,
  Field,
  InstantField,
  IntegerField,
  OneOf,
  PageQueryDto,
  QueryBoolean,
  QueryOneOf,
  SomeOf,
  TextField,
  TextListField,
} from '../../platform/http/index.js';

export class FirstOrderOfferDto {
  @Field(fieldRules.email)
  email!: string;

  @OneOf(locales, { optional: true })
  locale?: Locale;
}

export class CouponListDto extends PageQueryDto {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @OneOf(couponStates, { optional: true })
  state?: CouponState;

  @QueryOneOf(Object.values(CouponKind))
  kind?: CouponKind;

  @QueryBoolean()
  firstOrderOffer?: boolean;

  @OneOf(couponSorts, { optional: true })
  sort: CouponSort = 'newest';
}

export class RedemptionListDto extends PageQueryDto {}

export class AssignmentListDto extends PageQueryDto {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;
}

export class CreateCouponDto {
  @Field(fieldRules.newCouponCode)
  code!: string;

  @OneOf(Object.values(CouponKind))
  kind!: CouponKind;

  @DollarsField({
    min: 0.01,
    max: limits.couponValueMax,
    message: {
      en: `Enter a value from 0.01 to ${limits.couponValueMax}`,
      fr: `Entrez une valeur de 0,01 à ${limits.couponValueMax}`,
    },
  })
  value!: number;

  @DollarsField({ max: limits.couponValueMax })
  minSubtotal!: number;

  @SomeOf(Object.values(productCategories))
  categories!: ProductCategoryName[];

  @InstantField({ nullable: true })
  startsAt!: string | null;

  @InstantField({ nullable: true })
  endsAt!: string | null;

  @IntegerField({ min: 1, max: limits.couponUsesMax, nullable: true })
  totalUses!: number | null;

  // Uses of one person are numbered in a small integer.
  @IntegerField({ min: 1, max: 32_767, nullable: true })
  usesPerPerson!: number | null;

  @BooleanField()
  firstOrderOnly!: boolean;

  @BooleanField()
  assignedOnly!: boolean;

  @BooleanField()
  isActive!: boolean;
}

export class UpdateCouponDto extends CreateCouponDto {
  @InstantField()
  updatedAt!: string;
}

export class AssignCouponDto {
  @TextListField({ min: 1, max: limits.couponEmailsMax, each: 500 })
  emails!: string[];

  @BooleanField({ optional: true })
  sendMail?: boolean;

  @OneOf(locales, { optional: true })
  locale?: Locale;
}

export class UnassignCouponDto {
  @TextListField({ min: 1, max: limits.couponEmailsMax, each: 500 })
  emails!: string[];
}
