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
  const create = async (changes: Partial<CreateProductBody> = {}): Promise<ProductAdminWire> => {
    const reply = await api.http.post('/api/products').set(person.bearer).send(productBody(changes));
    if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
    return reply.body.data as ProductAdminWire;
  };
  const get = async (id: string): Promise<ProductAdminWire> => {
    const reply = await api.http.get(`/api/admin/products/${id}`).set(person.bearer).expect(200);
    return reply.body.data as ProductAdminWire;
  };
  const update = (id: string, body: object) => api.http.put(`/api/products/${id}`).set(person.bearer).send(body);
  const post = (path: string, body: object = {}) => api.http.post(`/api${path}`).set(person.bearer).send(body);
  return { person, create, get, update, post };
}
