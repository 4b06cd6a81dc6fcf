import { type CreateProductBody, type ProductAdminWire, Role } from '@dronesoccer/contracts';
import { newRowId } from '@dronesoccer/devkit';
import type { TestApi } from './api.js';
import { type Person, withRoles } from './people.js';

/** Returns a body that creates a product with a unique name. */
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

/** Returns the terms of an existing product, for an update. */
export function termsOf(product: ProductAdminWire): CreateProductBody & { version: number } {
  const { category, texts, price, salePrice, saleStartsAt, saleEndsAt, arenaClass, weightGrams, isActive, pictures } =
    product;
  const terms = { category, texts, price, salePrice, saleStartsAt, saleEndsAt, arenaClass, weightGrams };
  return { ...terms, isActive, pictures, version: product.version };
}

/** Returns an administrator of the shop, with the calls they make over HTTP. */
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
