import type { ArenaClass } from '../../../common/enums.ts';
import type { ProductImportStatus, StockMoveReason } from '../../../common/team-enums.ts';
import type { Locale, LocalText } from '../../../common/locales.ts';
import type { OwnPicture } from '../../../common/own-pictures.ts';
import type { ErrorCode } from '../../../errors.ts';
import type { ProductCategoryName } from '../categories.ts';
import { type StockLevel, stockLevels } from '../wire.ts';

/** The state of a product's sale now; computed from its dates, never stored. */
export const saleStates = ['running', 'scheduled', 'none'] as const;
export type SaleState = (typeof saleStates)[number];

/** Stock filter, over all stock points. */
export const stockFilters = stockLevels;
export type StockFilter = StockLevel;

/** A leading `-` means descending. */
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

/** A line of the dashboard's table. Prices in dollars. */
export interface ProductAdminRowWire {
  id: string;
  slug: string;
  name: LocalText;
  category: ProductCategoryName;
  price: number;
  /** As set, whether or not the sale runs now. */
  salePrice: number | null;
  /** First instant of the sale; null: no start. */
  saleStartsAt: string | null;
  /** First instant after it; null: no end. */
  saleEndsAt: string | null;
  saleState: SaleState;
  arenaClass: ArenaClass | null;
  isActive: boolean;
  /** Address of the first picture; null: it has none. */
  coverImage: string | null;
  /** Over all stock points. */
  stockQty: number;
  stockLevel: StockLevel;
  stock: StockAtPointWire[];
  /** Goes up with every change by an administrator. */
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface ProductSpec {
  label: string;
  value: string;
}

/** What is written about a product in one language. */
export interface ProductText {
  name: string;
  /** Markdown. */
  description: string;
  specs: ProductSpec[];
}

export interface ProductAdminWire extends ProductAdminRowWire {
  texts: Record<Locale, ProductText>;
  /** The first is the cover. */
  pictures: OwnPicture[];
  weightGrams: number;
  counts: {
    /** Pieces in orders that were not cancelled. */
    sold: number;
    /** People who have it on their wishlist. */
    wishes: number;
    /** People who asked for a mail when it can be bought again. */
    waiting: number;
  };
  /** It was ordered, or its stock moved: it may be deactivated, not deleted. */
  hasHistory: boolean;
}

/** Everything an administrator decides about a product. All fields are sent, so no omission changes one. */
export interface ProductTerms {
  /** Absent: made from the English name for a new product, kept for one that exists, so that links live on. */
  slug?: string;
  category: ProductCategoryName;
  texts: Record<Locale, ProductText>;
  price: number;
  salePrice: number | null;
  saleStartsAt: string | null;
  saleEndsAt: string | null;
  arenaClass: ArenaClass | null;
  weightGrams: number;
  isActive: boolean;
  pictures: OwnPicture[];
}

export const productBulkActions = ['activate', 'deactivate', 'price', 'delete'] as const;
export type ProductBulkAction = (typeof productBulkActions)[number];

/** Progress of an action on all products that match a filter. */
export interface ProductBulkMark {
  /** The last product that was processed. */
  after: string;
  /** When it began; products created later are not included. */
  asOf: string;
}

export interface ProductBulkOutcome {
  id: string;
  /** Null when there is no such product. */
  name: LocalText | null;
  /** Null: done. PROD_003: it was inactive already. */
  errorCode: Extract<ErrorCode, 'PROD_001' | 'PROD_003' | 'PROD_007' | 'PROD_008' | 'PROD_009'> | null;
}

export interface ProductBulkWire {
  changed: number;
  /** In the order they were given; of a filter, by id. */
  results: ProductBulkOutcome[];
  /** Where the next call continues; null: all are done. */
  next: ProductBulkMark | null;
}

/** What an administrator may do to stock; the other reasons are written by orders. */
export type StockMoveBody =
  | { reason: typeof StockMoveReason.RECEIVED; stockPointId: string; quantity: number; note?: string }
  /** `quantity` is the difference: -2 when two pieces are missing. What was sold meanwhile stays sold. */
  | { reason: typeof StockMoveReason.CORRECTED; stockPointId: string; quantity: number; note?: string }
  | {
      reason: typeof StockMoveReason.TRANSFERRED;
      stockPointId: string;
      toStockPointId: string;
      quantity: number;
      note?: string;
    };

/** The levels after a move. */
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
  /** Who did it; null: a customer’s order, or the system. */
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
  /** Rows that are through the present step: checking, then applying. */
  doneRows: number;
  /** What the check found, or what applying left: rows that will be created, updated, kept as they are, refused. */
  found: Record<ImportAction | 'refused', number>;
  /** Refused rows of which nothing is wrong but their name: each could change the product that has it. */
  sameNames: number;
  createdCount: number;
  updatedCount: number;
  /** Why it failed as a whole; null otherwise. */
  failure: LocalText | null;
  createdAt: string;
  finishedAt: string | null;
}

export interface ImportRowError {
  /** The column's heading. */
  field: string;
  message: LocalText;
  /** The product that has this name already: the row can change it instead of making another. */
  productId?: string;
}

export interface ProductImportRowWire {
  /** In the file, counted from 1 with its heading. */
  line: number;
  action: ImportAction;
  slug: string;
  name: string;
  /** Of an update: what it changes, as the file would say it. */
  changes: { field: string; before: string; after: string }[];
  /** Not empty: the row is left out. */
  errors: ImportRowError[];
}

export const importRowFilters = ['refused', 'create', 'update', 'keep'] as const;
export type ImportRowFilter = (typeof importRowFilters)[number];
