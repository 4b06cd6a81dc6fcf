import { type CreateProductBody, type ProductAdminWire, Role } from '@dronesoccer/contracts';
import { newRowId } from '@dronesoccer/devkit';
import type { TestApi } from './api.js';
import { type Person, withRoles } from './people.js';

/** A body that creates a product; every name is new. */
export function productBody(changes: Partial<CreateProductBody> = {}): CreateProductBody {
  const tail = newRowId().slice(-8);
  const text = (name: string, description: string) => ({ name: `${name} ${tail}`, description, specs: [] });
  return {
    category: 'Drone',
    texts: { en: text('Striker', 'Plays in attack.'), fr: text('Attaquant', 'Joue à l’attaque.') },
    price: 249.99,
    salePrice: null,
    saleStartsAt: null,
    saleEndsAt: null,
    arenaClass: null,
    weightGrams: 250,
    isActive: true,
    pictures: [],
    ...changes,
  };
}

/** The terms of a product as it was read, for an update. */
export function termsOf(product: ProductAdminWire): CreateProductBody & { version: number } {
  const { category, texts, price, salePrice, saleStartsAt, saleEndsAt, arenaClass, weightGrams, isActive, pictures } =
    product;
  const terms = { category, texts, price, salePrice, saleStartsAt, saleEndsAt, arenaClass, weightGrams };
  return { ...terms, isActive, pictures, version: product.version };
}

/** An administrator of the shop, and what they do over HTTP. */
export async function shopkeeper(api: TestApi) {
  const person: Person = await withRoles(api, Role.SUPER_ADMIN);
  const client = api.as(person);
  return {
    ...client,
    person,
    create: (changes: Partial<CreateProductBody> = {}) =>
      client.call('products.admin.create', { body: productBody(changes) }),
    get: (id: string) => client.call('products.admin.get', { params: { id } }),
  };
}
