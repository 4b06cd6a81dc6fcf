import {
  ArenaClass,
  type CallBody,
  type CallQuery,
  fieldRules,
  limits,
  type ProductAdminFilter,
  type ProductAdminSort,
  productAdminSorts,
  type ProductBulkAction,
  productBulkActions,
  type ProductBulkFilter,
  type ProductBulkMark,
  productCategories,
  type ProductCategoryName,
  type ProductPicture,
  type ProductText,
  type ProductTerms,
  type SaleState,
  saleStates,
  type StockFilter,
  stockFilters,
  StockMoveReason,
  valuesOf,
} from '@dronesoccer/contracts';
import {
  BooleanField,
  DollarsField,
  Field,
  IdField,
  InstantField,
  IntegerField,
  ListField,
  ObjectField,
  OneOf,
  QueryBoolean,
  QueryInteger,
  QueryOneOf,
  TextField,
  TextListField,
} from '../../../platform/http/index.js';
import { CategoryField } from '../category.field.js';

export class ProductAdminFilterDto implements ProductAdminFilter {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @CategoryField()
  category?: string;

  @QueryBoolean()
  active?: boolean;

  @OneOf(stockFilters, { optional: true })
  stock?: StockFilter;

  @OneOf(saleStates, { optional: true })
  sale?: SaleState;

  @QueryOneOf(valuesOf(ArenaClass))
  class?: ArenaClass;

  @OneOf(productAdminSorts, { optional: true })
  sort?: ProductAdminSort;
}

/** The same filter, a page at a time. */
export class ProductAdminListQueryDto extends ProductAdminFilterDto implements CallQuery<'products.admin.list'> {
  @QueryInteger({ min: 1, max: limits.pageNumberMax })
  page: number = 1;

  @QueryInteger({ min: limits.page.min, max: limits.page.max })
  pageSize: number = limits.page.default;
}

class SpecDto {
  @Field(fieldRules.specLabel)
  label!: string;

  @Field(fieldRules.specValue)
  value!: string;
}

class ProductTextDto implements ProductText {
  @Field(fieldRules.productName)
  name!: string;

  @Field(fieldRules.productDescription)
  description!: string;

  @ListField(() => SpecDto, { max: limits.productSpecsMax })
  specs!: SpecDto[];
}

class ProductTextsDto {
  @ObjectField(() => ProductTextDto)
  en!: ProductTextDto;

  @ObjectField(() => ProductTextDto)
  fr!: ProductTextDto;
}

class PictureAltDto {
  @Field(fieldRules.pictureAlt)
  en!: string;

  @Field(fieldRules.pictureAlt)
  fr!: string;
}

class PictureDto implements ProductPicture {
  @TextField({ max: 300 })
  url!: string;

  @ObjectField(() => PictureAltDto)
  alt!: PictureAltDto;
}

const price = { min: 0.01, max: limits.productPriceMax };

class ProductTermsDto implements ProductTerms {
  @Field(fieldRules.productSlug, { optional: true })
  slug?: string;

  @OneOf(Object.values(productCategories))
  category!: ProductCategoryName;

  @ObjectField(() => ProductTextsDto)
  texts!: ProductTextsDto;

  @DollarsField(price)
  price!: number;

  @DollarsField({ ...price, nullable: true })
  salePrice!: number | null;

  @InstantField({ nullable: true })
  saleStartsAt!: string | null;

  @InstantField({ nullable: true })
  saleEndsAt!: string | null;

  @OneOf(valuesOf(ArenaClass), { nullable: true })
  arenaClass!: ArenaClass | null;

  @IntegerField({ min: 1, max: limits.productWeightMaxGrams })
  weightGrams!: number;

  @BooleanField()
  isActive!: boolean;

  @ListField(() => PictureDto, { max: limits.productPicturesMax })
  pictures!: PictureDto[];
}

class OpeningStockDto {
  @IdField()
  stockPointId!: string;

  @IntegerField({ min: 0, max: limits.stockMoveMax })
  quantity!: number;
}

export class CreateProductDto extends ProductTermsDto implements CallBody<'products.admin.create'> {
  @ListField(() => OpeningStockDto, { max: limits.locationsMax, optional: true })
  stock?: OpeningStockDto[];
}

export class UpdateProductDto extends ProductTermsDto implements CallBody<'products.admin.update'> {
  @IntegerField({ min: 1 })
  version!: number;
}

export class SetActiveDto implements CallBody<'products.admin.setActive'> {
  @BooleanField()
  isActive!: boolean;
}

/** The list's filter, whose values have their own types in a body. */
class ProductBulkFilterDto implements ProductBulkFilter {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @CategoryField()
  category?: string;

  @BooleanField({ optional: true })
  active?: boolean;

  @OneOf(stockFilters, { optional: true })
  stock?: StockFilter;

  @OneOf(saleStates, { optional: true })
  sale?: SaleState;

  @OneOf(valuesOf(ArenaClass), { optional: true })
  class?: ArenaClass;
}

class ProductBulkMarkDto implements ProductBulkMark {
  @IdField()
  after!: string;

  @InstantField()
  asOf!: string;
}

export class ProductBulkDto implements CallBody<'products.admin.bulk'> {
  @TextListField({ max: limits.productBulkMax, each: 36, optional: true })
  ids?: string[];

  @ObjectField(() => ProductBulkFilterDto, { optional: true })
  filter?: ProductBulkFilterDto;

  @ObjectField(() => ProductBulkMarkDto, { optional: true })
  from?: ProductBulkMarkDto;

  @OneOf(productBulkActions)
  action!: ProductBulkAction;

  @IntegerField({ min: limits.pricePercent.min, max: limits.pricePercent.max, optional: true })
  percent?: number;
}

/** What an administrator does to stock by hand; orders write the other reasons. */
const manualReasons = [StockMoveReason.RECEIVED, StockMoveReason.CORRECTED, StockMoveReason.TRANSFERRED] as const;
export type ManualReason = (typeof manualReasons)[number];

export class StockMoveDto {
  @OneOf(manualReasons)
  reason!: ManualReason;

  @IdField()
  stockPointId!: string;

  @IdField({ optional: true })
  toStockPointId?: string;

  @IntegerField({ min: -limits.stockMoveMax, max: limits.stockMoveMax })
  quantity!: number;

  @Field(fieldRules.stockNote)
  note?: string;
}
