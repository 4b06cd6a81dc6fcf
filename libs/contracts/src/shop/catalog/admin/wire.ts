import type { ArenaClass } from '../../../common/enums.ts';
import type { RowProblem } from '../../../common/imports.ts';
import type { ProductImportStatus, StockMoveReason } from '../../../common/team-enums.ts';
import type { Locale, LocalText } from '../../../common/locales.ts';
import type { OwnPicture } from '../../../common/own-pictures.ts';
import type { ErrorCode } from '../../../errors.ts';
import type { ProductCategoryName } from '../categories.ts';
import { type ProductSeo, type StockLevel, stockLevels } from '../wire.ts';

/** The current state of a product's sale, computed from its dates and never stored. */
export const saleStates = ['running', 'scheduled', 'none'] as const;
export type SaleState = (typeof saleStates)[number];

/**
 * `draft`: never shown in the shop. `scheduled`: shown from `publishAt`. `inactive`: was shown before; its page says that
 * it is not available.
 */
export const productStates = ['published', 'scheduled', 'draft', 'inactive'] as const;
export type ProductState = (typeof productStates)[number];

/** The stock filter, over all stock points. */
export const stockFilters = stockLevels;
export type StockFilter = StockLevel;

/** The sort order; a leading `-` means descending. */
export const productAdminSorts = [
  '-created',
  'created',
  'name',
  '-name',
  'price',
  '-price',
  '-updated',
  'updated',
] as const;
export type ProductAdminSort = (typeof productAdminSorts)[number];

/** A stock point: the warehouse, which has no location, or a location's shelf. */
export interface StockPointWire {
  id: string;
  locationId: string | null;
  name: LocalText;
}

export interface StockAtPointWire extends StockPointWire {
  quantity: number;
}

export interface ProductFamilyWire {
  id: string;
  name: LocalText;
}

/** The family of a product, and what distinguishes the product in it. */
export interface FamilyPlaceWire extends ProductFamilyWire {
  option: LocalText;
  /** The place among the products of the family. */
  place: number;
}

export interface FamilyMemberWire {
  id: string;
  option: LocalText;
  state: ProductState;
}

/** A row in the dashboard's table, with prices in dollars. */
export interface ProductAdminRowWire {
  id: string;
  slug: string;
  name: LocalText;
  category: ProductCategoryName;
  price: number;
  /** The price as set, whether or not the sale is running now. */
  salePrice: number | null;
  /** The first instant of the sale, or null for no start. */
  saleStartsAt: string | null;
  /** The first instant after the sale, or null for no end. */
  saleEndsAt: string | null;
  saleState: SaleState;
  arenaClass: ArenaClass | null;
  isActive: boolean;
  state: ProductState;
  /** When a scheduled product is shown, otherwise null. */
  publishAt: string | null;
  sku: string | null;
  family: FamilyPlaceWire | null;
  /** The address of the first picture, or null if there is none. */
  coverImage: string | null;
  /** The stock over all stock points. */
  stockQty: number;
  stockLevel: StockLevel;
  stock: StockAtPointWire[];
  /** Increases with every change by an administrator. */
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface ProductSpec {
  label: string;
  value: string;
}

/** The texts of a product in one language. */
export interface ProductText {
  name: string;
  /** Markdown. */
  description: string;
  specs: ProductSpec[];
}

export interface ProductAdminWire extends ProductAdminRowWire {
  texts: Record<Locale, ProductText>;
  /** The pictures; the first is the cover. */
  pictures: OwnPicture[];
  weightGrams: number;
  oversizeSurcharge: number;
  barcode: string | null;
  seo: Record<Locale, ProductSeo>;
  /** The products of its family in their order, with the product itself. */
  familyMembers: FamilyMemberWire[];
  counts: {
    /** The pieces in orders that were not cancelled. */
    sold: number;
    /** The number of people who have the product on their wishlist. */
    wishes: number;
    /** The number of people who asked for a restock email. */
    waiting: number;
  };
  /** Visitors know the product: it is in the shop, or was, so its page stays although it is not for sale. */
  wasPublished: boolean;
  /** The product was ordered, or its stock moved, so it can be deactivated but not deleted. */
  hasHistory: boolean;
}

export interface ProductFamilyTerms {
  /** An existing family. If the product is already in it, its names become `name`; otherwise it keeps its own. */
  id?: string;
  /** Without an id, or if that family is gone: the names of a family, regardless of case, or of a new one. */
  name: LocalText;
  /** The product's name contains it, in each language. */
  option: LocalText;
  place: number;
}

/** The fields of a product that an administrator edits. Clients send all fields, so no omission changes one. */
export interface ProductTerms {
  /**
   * If absent, a new product gets a slug made from its English name, and an existing one keeps its slug, so that links
   * stay valid.
   */
  slug?: string;
  category: ProductCategoryName;
  texts: Record<Locale, ProductText>;
  price: number;
  salePrice: number | null;
  saleStartsAt: string | null;
  saleEndsAt: string | null;
  arenaClass: ArenaClass | null;
  weightGrams: number;
  /**
   * The dollars that one piece adds to the shipping because of its size. If absent, a new product has none and an
   * existing one keeps its surcharge, because older clients do not know this field.
   */
  oversizeSurcharge?: number;
  isActive: boolean;
  pictures: OwnPicture[];
  // Older clients do not know the following fields. If one is absent, a new product has none and an existing one keeps
  // its own.
  /** The time from which an inactive product is shown in the shop, or null. */
  publishAt?: string | null;
  /** Unique regardless of case; null or empty: none. */
  sku?: string | null;
  /** A GTIN of 8, 12, 13 or 14 digits; null or empty: none. */
  barcode?: string | null;
  /** The texts for search engines. An empty one falls back to the name or the beginning of the description. */
  seo?: Record<Locale, ProductSeo>;
  /** Null: the product is in no family. */
  family?: ProductFamilyTerms | null;
}

/** The part of a preview link that shows a product without a login. */
export interface ProductPreviewWire {
  token: string;
  /** ISO 8601, in UTC. */
  expiresAt: string;
}

export const productBulkActions = ['activate', 'deactivate', 'price', 'delete'] as const;
export type ProductBulkAction = (typeof productBulkActions)[number];

/** The progress of an action on all products that match a filter. */
export interface ProductBulkMark {
  /** The last product that was processed. */
  after: string;
  /** The start of the action; products created later are not included. */
  asOf: string;
}

export interface ProductBulkOutcome {
  id: string;
  /** Null if the product does not exist. */
  name: LocalText | null;
  /** True if the product was in the shop before the action. Undoing a deactivation brings back only such products. */
  wasActive: boolean;
  /** Null if the action succeeded. PROD_003: the product was already inactive. */
  errorCode: Extract<ErrorCode, 'PROD_001' | 'PROD_003' | 'PROD_007' | 'PROD_008' | 'PROD_009'> | null;
}

export interface ProductBulkWire {
  changed: number;
  /** The results in the order of the given ids; for a filter, by id. */
  results: ProductBulkOutcome[];
  /** The start of the next call, or null if all products are done. */
  next: ProductBulkMark | null;
}

/** The stock changes that an administrator may make; orders write the other reasons. */
export type StockMoveBody =
  | { reason: typeof StockMoveReason.RECEIVED; stockPointId: string; quantity: number; note?: string }
  /** `quantity` is the difference: -2 if two pieces are missing. A difference does not undo sales made meanwhile. */
  | { reason: typeof StockMoveReason.CORRECTED; stockPointId: string; quantity: number; note?: string }
  | {
      reason: typeof StockMoveReason.TRANSFERRED;
      stockPointId: string;
      toStockPointId: string;
      quantity: number;
      note?: string;
    };

/** The stock levels after a move. */
export interface StockWire {
  stockQty: number;
  stock: StockAtPointWire[];
}

export interface StockMoveWire {
  id: string;
  stockPointId: string;
  stockPointName: LocalText;
  delta: number;
  reason: StockMoveReason;
  order: { id: string; number: string } | null;
  /** The person who made the move, or null for a customer’s order or the system. */
  actorName: string | null;
  note: string | null;
  createdAt: string;
}

export const importActions = ['create', 'update', 'keep'] as const;
export type ImportAction = (typeof importActions)[number];

export interface ProductImportWire {
  id: string;
  fileName: string;
  status: ProductImportStatus;
  totalRows: number;
  /** The number of rows processed in the current step: checking, then applying. */
  doneRows: number;
  /**
   * The number of rows, by the result of the check or of applying: to be created, updated, kept unchanged, or refused.
   */
  found: Record<ImportAction | 'refused', number>;
  /**
   * The number of refused rows whose only error is a name in use. Each could change the product with that name instead.
   */
  sameNames: number;
  createdCount: number;
  updatedCount: number;
  /** The reason why the import failed as a whole, or null. */
  failure: LocalText | null;
  createdAt: string;
  finishedAt: string | null;
}

export interface ImportRowError extends RowProblem {
  /** The product that already has this name. The row can change it instead of creating another. */
  productId?: string;
}

export interface ProductImportRowWire {
  /** The line in the file; the header row is line 1. */
  line: number;
  action: ImportAction;
  slug: string;
  name: string;
  /** The changes of an update, in the file's notation. */
  changes: { field: string; before: string; after: string }[];
  /** If not empty, the row is left out. */
  errors: ImportRowError[];
}

export const importRowFilters = ['refused', 'create', 'update', 'keep'] as const;
