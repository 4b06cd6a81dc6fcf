import { useApi } from '../../../../test/support/api.js';
import { registered } from '../../../../test/support/people.js';

describe('what caches may keep', () => {
  const origin = 'https://sister.test';
  const api = useApi({ ROLES: 'http', CORS_ORIGINS: `${origin},https://other.test` });
  const varyOf = async (path: string, status: number): Promise<string[]> => {
    const reply = await api.http.get(path).set('Origin', origin).expect(status);
    expect(reply.get('Access-Control-Allow-Origin')).toBe(origin);
    return (reply.get('Vary') ?? '').split(/, */);
  };

  it('varies by language and by the requesting origin', async () => {
    const both = ['Origin', 'Accept-Language'];
    expect(await varyOf('/api/products', 200)).toEqual(expect.arrayContaining(both));
    expect(await varyOf('/api/products/gone', 404)).toEqual(expect.arrayContaining(both));
  });

  it('is nothing that belongs to one person', async () => {
    const { bearer } = await registered(api);
    for (const path of ['/api/me', '/api/cart/get', '/api/me/orders']) {
      const reply = await api.http.get(path).set(bearer).expect(200);
      expect(reply.get('Cache-Control')).toBe('no-store');
    }
  });
});
