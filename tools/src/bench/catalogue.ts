// The reads of the shop. The product caches a response for a second; the gain from the cache and the cost of a cache
// miss are measured separately. A request that has never been made before uses a location that has never been used
// before.
import { randomUUID } from 'node:crypto';
import { limits } from '@dronesoccer/contracts';
import { pick, type BenchData } from './data.ts';
import { get, type Caller } from './load.ts';
import type { Scenario } from './scenario.ts';
import { exactly, searchOf } from './searches.ts';

interface Catalogue {
  readonly data: BenchData;
  readonly ours: Caller;
  readonly bare: Caller;
  readonly count: number;
}

export const catalogueScenarios = ({ data, ours, bare, count }: Catalogue): Scenario[] => {
  const pages = Math.floor(Math.min(data.slugs.length, limits.listDepth) / limits.page.default);
  const page = (index: number): number => 1 + (index % pages);
  // Neighbours in the list of slugs are not neighbours in the table.
  const slug = (index: number): string => pick(data.slugs, index * 7);
  const elsewhere = (): string => `locationId=${randomUUID()}`;
  return [
    {
      name: 'products, 24 of a list',
      count: count * 2,
      ours: async (index) => void (await get(ours, `/api/products?page=${page(index)}&pageSize=24`)),
      bare: async (index) => void (await get(bare, `/list?page=${page(index)}`)),
    },
    {
      name: 'products, none of them kept',
      count,
      ours: async (index) => void (await get(ours, `/api/products?page=${page(index)}&pageSize=24&${elsewhere()}`)),
      bare: async (index) => void (await get(bare, `/list?page=${page(index)}`)),
    },
    {
      name: 'product by slug',
      count: count * 4,
      ours: async (index) => void (await get(ours, `/api/products/${slug(index)}`)),
      bare: async (index) => void (await get(bare, `/product?slug=${slug(index)}`)),
    },
    {
      name: 'product by slug, none kept',
      count: count * 2,
      ours: async (index) => void (await get(ours, `/api/products/${slug(index)}?${elsewhere()}`)),
      bare: async (index) => void (await get(bare, `/product?slug=${slug(index)}`)),
    },
    {
      name: 'product search, none kept',
      count,
      ours: async (index) =>
        void (await get(ours, `/api/products?search=${encodeURIComponent(searchOf(index))}&${elsewhere()}`)),
      bare: async (index) => void (await get(bare, `/search?words=${encodeURIComponent(exactly(searchOf(index)))}`)),
    },
  ];
};
