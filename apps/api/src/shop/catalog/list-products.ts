import { Injectable } from '@nestjs/common';
import { limits, type Locale, type ProductSort, serverLimits } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Slice } from '../../platform/database/index.js';
import { BestSellers } from './best-sellers.js';
import type { ProductCardRow, Viewpoint } from './catalog.queries.js';
import { countStatement, listStatement, type ProductFilter, type Statement } from './product-list.js';
import { classNamedIn, searchStatement, searchQueryOf } from './product-search.js';
import { SearchWords } from './search-words.js';

interface ListRequest {
  filter: ProductFilter;
  search: string;
  /** Null sorts a search by relevance and everything else by age, newest first. */
  sort: ProductSort | null;
  slice: Slice;
  locale: Locale;
  locationId: string | null;
}

interface ProductListing {
  rows: ProductCardRow[];
  total: number;
  isMore: boolean;
  correctedSearch: string | null;
}

/** Counting 50,000 products for every page would cost more than the page itself. Smaller totals are not cached. */
const manyProducts = 1_000;
const totalLifetimeMs = 30_000;
const maxTotals = 500;

/** If fewer products are found, the search also matches prefixes. */
const littleFound = 12;

/** Reads one page of active products and the total. */
@Injectable()
export class ListProducts {
  private readonly totals = new Map<string, { total: number; expires: number }>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly bestSellers: BestSellers,
    private readonly words: SearchWords,
  ) {}

  async find(question: ListRequest): Promise<ProductListing> {
    const { filter, sort, locale, locationId } = question;
    const from = { locale, locationId, now: this.clock.now() };
    const best = sort === 'popular' ? await this.bestSellers.find() : [];
    const named = classNamedIn(question.search);
    // If the filter and the search name different classes, the class in the search is treated as ordinary words.
    if (named === null || (filter.arenaClass !== null && filter.arenaClass !== named.arenaClass))
      return this.read(question, from, best);
    const narrowed = { ...question, search: named.rest, filter: { ...filter, arenaClass: named.arenaClass } };
    const { correctedSearch, ...found } = await this.read(narrowed, from, best);
    return { ...found, correctedSearch: correctedSearch === null ? null : `${correctedSearch} ${named.words}` };
  }

  private read(question: ListRequest, from: Viewpoint, best: readonly string[]): Promise<ProductListing> {
    return question.search.trim() === '' ? this.list(question, from, best) : this.search(question, from, best);
  }

  private async list(question: ListRequest, from: Viewpoint, best: readonly string[]): Promise<ProductListing> {
    const { filter, sort, slice } = question;
    const { offset } = slice;
    const limit = Math.min(slice.limit, limits.listDepth - offset);
    const rows =
      limit <= 0
        ? []
        : await this.run<ProductCardRow>(listStatement(filter, sort ?? 'newest', { limit, offset }, from, best));
    // A page that is not full is the last one and so determines the total.
    const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
    const total = isLast ? offset + rows.length : await this.total(filter, from);
    return {
      rows,
      total: Math.min(total, limits.listDepth),
      isMore: total > limits.listDepth,
      correctedSearch: null,
    };
  }

  private async search(question: ListRequest, from: Viewpoint, best: readonly string[]): Promise<ProductListing> {
    const words = await this.words.read(from.locale, question.search);
    if (words.length === 0) return { rows: [], total: 0, isMore: false, correctedSearch: null };
    let searchQuery = searchQueryOf(words);
    let found = await this.found(question, searchQuery, from, best);
    for (const reading of ['loose', 'doubtful'] as const) {
      // A search with few results may have been incomplete, and a known word may be a misspelling of a similar one.
      if (found.total >= (reading === 'loose' ? littleFound : 1)) break;
      const before = searchQuery.loose;
      searchQuery = searchQueryOf(words, reading);
      if (searchQuery.loose !== before) found = await this.found(question, searchQuery, from, best);
    }
    return found;
  }

  private async found(
    { filter, sort, slice }: ListRequest,
    wanted: ReturnType<typeof searchQueryOf>,
    from: Viewpoint,
    best: readonly string[],
  ): Promise<ProductListing> {
    const rows = await this.run<ProductCardRow & { id: string | null; total: number; isMore: boolean }>(
      searchStatement(wanted, filter, sort, slice, from, best),
    );
    const total = rows[0]?.total ?? 0;
    return {
      rows: rows.filter(({ id }) => id !== null),
      total: Math.min(total, serverLimits.searchDepth),
      isMore: rows[0]?.isMore ?? false,
      correctedSearch: total > 0 ? wanted.corrected : null,
    };
  }

  private async total(filter: ProductFilter, from: Viewpoint): Promise<number> {
    const key = JSON.stringify([filter, filter.inStock ? from.locationId : null]);
    const known = this.totals.get(key);
    if (known && known.expires > performance.now()) return known.total;
    const [row] = await this.run<{ total: number }>(countStatement(filter, from));
    const total = row?.total ?? 0;
    this.totals.delete(key);
    if (total >= manyProducts) this.totals.set(key, { total, expires: performance.now() + totalLifetimeMs });
    const [oldest] = this.totals.keys();
    if (this.totals.size > maxTotals && oldest !== undefined) this.totals.delete(oldest);
    return total;
  }

  private run<Row>({ text, values, name }: Statement): Promise<Row[]> {
    return this.database.query<Row>(text, values, name);
  }
}
