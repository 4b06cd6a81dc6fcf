import { Injectable } from '@nestjs/common';
import {
  type CreateProductBody,
  type FamilyPlaceWire,
  locales,
  type LocalText,
  type ProductAdminWire,
  type ProductFamilyWire,
  productProblems,
  type ProductText,
  type UpdateProductBody,
} from '@dronesoccer/contracts';
import { Audit, Edits } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, databaseFailure, newId, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { ShelveStock } from '../../inventory/index.js';
import { CatalogCaches } from '../catalog-caches.js';
import { insertUnderSlug } from './free-slug.js';
import { lockForRename, renameFamily } from './product-families.js';
import { familyOf, presentDetail, seoOf } from './products.presenter.js';
import { lockProducts, type ProductDetailRow, readProduct } from './products.queries.js';
import { type ProductValues, productValues, requireNamedOption } from './product-terms.js';
import { productRefusal } from './refusals.js';
import {
  changesPublication,
  deleteProduct,
  firstFreeNames,
  setProductActive,
  updateProduct,
} from './write-product.queries.js';

/** Creates, changes, copies and deletes single products. Each change appears in the shop immediately. */
@Injectable()
export class EditProducts {
  private readonly edits: Edits<ProductDetailRow, ProductAdminWire, 'all', Tx>;

  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    audit: Audit,
    private readonly clock: Clock,
    private readonly shelves: ShelveStock,
    private readonly caches: CatalogCaches,
  ) {
    this.edits = new Edits(audit, {
      ...{ subject: 'product', missing: 'PROD_001', changed: 'PROD_009', audited: auditable },
      hold: holdProduct,
      present: (row) => presentDetail(row, clock.now()),
    });
  }

  create(actorId: string, body: CreateProductBody, repeat: Repeatable): Promise<ProductAdminWire> {
    const { slug, stock = [], ...terms } = body;
    const values = productValues({ ...terms });
    return this.change((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        // A retry may come after the time, when the product is already created.
        this.requireFuture(values, null);
        const id = newId();
        const now = this.clock.now();
        await insertUnderSlug(tx, { id, slug, now }, values);
        await this.shelves.open(tx, id, stock, { actorId, at: now });
        return this.edits.created(tx, { actorId, id, scope: 'all' });
      }),
    );
  }

  /** @throws PROD_009 with the current product if someone else changed it first */
  update(actorId: string, id: string, body: UpdateProductBody): Promise<ProductAdminWire> {
    const { slug, version, ...terms } = body;
    const values = productValues({ ...terms });
    const { family } = terms;
    return this.change(async (tx) => {
      if (family?.id !== undefined) await lockForRename(tx, id, family);
      return this.edits.change(tx, { actorId, id, scope: 'all', version, action: 'updated' }, async (before) => {
        const now = this.clock.now();
        this.requireFuture(values, before.publishAt);
        // An older client that renames a product does not know its family.
        if (family === undefined) requireNamedOption(values.texts, before.family);
        const renamed = renamedFamily(before.family, family);
        if (renamed !== null) await renameFamily(tx, renamed, { productId: id, now });
        await updateProduct(tx, { id, slug: slug ?? before.slug, version: before.version, now }, values);
      });
    });
  }

  /** @throws PROD_003 if it is to be deactivated, and is already inactive and not scheduled */
  setActive(actorId: string, id: string, isActive: boolean): Promise<ProductAdminWire> {
    const action = isActive ? 'activated' : 'deactivated';
    return this.change((tx) =>
      this.edits.change(tx, { actorId, id, scope: 'all', action }, async (before) => {
        if (changesPublication(before, isActive)) return setProductActive(tx, id, isActive, this.clock.now());
        if (!isActive) throw new AppError('PROD_003');
        return 'unchanged';
      }),
    );
  }

  /** The copy is a draft and has no stock, so that its name and pictures can be reviewed before anyone sees it. */
  duplicate(actorId: string, id: string, repeat: Repeatable): Promise<ProductAdminWire> {
    return this.change((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        const original = await this.edits.hold(tx, { id, scope: 'all' });
        const names = await copyNames(tx, original.name);
        const copyId = newId();
        const renamed = (text: ProductText, name: string): ProductText => ({ ...text, name });
        const { en, fr } = original.texts;
        const texts = { en: renamed(en, names.en), fr: renamed(fr, names.fr) };
        // The SKU, the barcode and the option in a family belong to the original.
        const values = { ...valuesOfRow(original), texts, isActive: false, listing: { seo: seoOf(original) } };
        await insertUnderSlug(tx, { id: copyId, slug: undefined, now: this.clock.now() }, values);
        return this.edits.created(tx, { actorId, id: copyId, scope: 'all', action: 'duplicated' }, original);
      }),
    );
  }

  /** @throws PROD_008 if it was ordered or its stock ever changed: the database keeps products that have a history */
  async delete(actorId: string, id: string): Promise<null> {
    try {
      return await this.change((tx) =>
        this.edits.remove(tx, { actorId, id, scope: 'all', action: 'deleted' }, () => deleteProduct(tx, id)),
      );
    } catch (error) {
      if (databaseFailure(error)?.kind === 'constraint') throw new AppError('PROD_008', { cause: error });
      throw error;
    }
  }

  /** A product that is being saved just as its time comes keeps its time. */
  private requireFuture({ listing: { publishAt = null } }: ProductValues, before: Date | null): void {
    if (publishAt === null || publishAt > this.clock.now() || publishAt.getTime() === before?.getTime()) return;
    throw new AppError('PROD_007', { errors: [{ field: 'publishAt', message: productProblems.publishInPast }] });
  }

  private async change<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
    try {
      return await this.database.transaction(work);
    } catch (error) {
      throw productRefusal(error);
    } finally {
      this.caches.forget();
    }
  }
}

/** Returns the family that the product is in, with its new names, or null if it keeps its names. */
function renamedFamily(before: FamilyPlaceWire | null, terms: UpdateProductBody['family']): ProductFamilyWire | null {
  if (before === null || !terms || terms.id !== before.id) return null;
  const { id, name } = terms;
  return locales.some((locale) => name[locale] !== before.name[locale]) ? { id, name } : null;
}

async function holdProduct(tx: Tx, id: string): Promise<ProductDetailRow | null> {
  await lockProducts(tx, [id]);
  return readProduct(tx, id);
}

/** Returns the fields that an administrator edits. Stock and counts are recorded elsewhere. */
export function auditable(row: ProductDetailRow): Record<string, unknown> {
  const { id, slug, version } = row;
  const { listing, ...values } = valuesOfRow(row);
  return { id, slug, version, ...values, ...listing };
}

function valuesOfRow(row: ProductDetailRow): ProductValues {
  return {
    category: row.category,
    texts: row.texts,
    price: row.priceCents,
    salePrice: row.salePriceCents,
    saleStartsAt: row.saleStartsAt,
    saleEndsAt: row.saleEndsAt,
    arenaClass: row.arenaClass,
    weightGrams: row.weightGrams,
    oversizeCents: row.oversizeCents,
    isActive: row.isActive,
    pictures: row.pictures ?? [],
    listing: { publishAt: row.publishAt, sku: row.sku, barcode: row.barcode, seo: seoOf(row), family: familyOf(row) },
  };
}

const maxCopies = 50;
/** Leaves room for "(copie 50)" within the longest name. */
const copiedNameMax = 105;

async function copyNames(tx: Tx, { en, fr }: LocalText): Promise<LocalText> {
  const numbers = Array.from({ length: maxCopies }, (_, index) => (index === 0 ? '' : ` ${index + 1}`));
  const english = numbers.map((number) => `${en.slice(0, copiedNameMax)} (copy${number})`);
  const french = numbers.map((number) => `${fr.slice(0, copiedNameMax)} (copie${number})`);
  const place = await firstFreeNames(tx, english, french);
  const [first, second] = [english[place ?? -1], french[place ?? -1]];
  if (first === undefined || second === undefined) throw new AppError('PROD_002');
  return { en: first, fr: second };
}
