import {
  fieldRules,
  limits,
  type MailSendersWire,
  type MailSenderWire,
  type OrganisationWire,
  type ProvinceCode,
  type SettingsBody,
  taxRegistrationKinds,
  type TaxRegistrationWire,
} from '@dronesoccer/contracts';
import {
  BooleanField,
  DollarsField,
  Field,
  IntegerField,
  ListField,
  ObjectField,
  OneOf,
} from '../../platform/http/index.js';

/** Dollars; nobody ships one order for more. */
const feeMax = 10_000;
const freeFromMax = 1_000_000;

class ShippingDto {
  @DollarsField({ max: feeMax })
  fee!: number;

  @DollarsField({ max: freeFromMax, nullable: true })
  freeFrom!: number | null;
}

class FirstOrderOfferDto {
  @IntegerField({ min: 1, max: 100 })
  percent!: number;

  @IntegerField({ min: 1, max: 366 })
  validDays!: number;
}

class OrganisationDto implements OrganisationWire {
  @Field(fieldRules.organisationName)
  name!: string;

  @Field(fieldRules.addressLine1)
  line1!: string;

  @Field(fieldRules.addressLine2, { optional: false, nullable: true })
  line2!: string | null;

  @Field(fieldRules.addressCity)
  city!: string;

  @Field(fieldRules.addressProvince)
  province!: ProvinceCode;

  @Field(fieldRules.addressPostalCode)
  postalCode!: string;

  @Field(fieldRules.email)
  email!: string;

  @Field(fieldRules.phone, { optional: false, nullable: true })
  phone!: string | null;
}

class MailSenderDto implements MailSenderWire {
  @Field(fieldRules.senderName, { optional: false, nullable: true })
  name!: string | null;

  @Field(fieldRules.senderEmail, { optional: false, nullable: true })
  email!: string | null;
}

class MailSendersDto implements MailSendersWire {
  @ObjectField(() => MailSenderDto)
  transactional!: MailSenderDto;

  @ObjectField(() => MailSenderDto)
  campaign!: MailSenderDto;
}

class TaxRegistrationDto implements TaxRegistrationWire {
  @OneOf([...new Set(taxRegistrationKinds.map(({ province }) => province))])
  province!: TaxRegistrationWire['province'];

  @OneOf([...new Set(taxRegistrationKinds.map(({ name }) => name))])
  name!: TaxRegistrationWire['name'];

  @Field(fieldRules.taxNumber, { optional: false })
  number!: string;

  @BooleanField()
  isActive!: boolean;
}

export class SettingsDto implements SettingsBody {
  @IntegerField({ min: 1 })
  version!: number;

  @ObjectField(() => ShippingDto)
  shipping!: ShippingDto;

  @IntegerField({ min: 0, max: limits.returnWindowDaysMax })
  returnWindowDays!: number;

  @IntegerField({ min: 0, max: limits.lowStockThresholdMax })
  lowStockThreshold!: number;

  @ObjectField(() => FirstOrderOfferDto)
  firstOrderOffer!: FirstOrderOfferDto;

  @ObjectField(() => OrganisationDto)
  organisation!: OrganisationDto;

  @ObjectField(() => MailSendersDto, { optional: true })
  mail?: MailSendersDto;

  @ListField(() => TaxRegistrationDto, { max: taxRegistrationKinds.length })
  taxRegistrations!: TaxRegistrationDto[];
}
