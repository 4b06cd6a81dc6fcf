import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { productPreviewQuery } from './queries';

type Reply = [status: number, errorCode: string | null, data: object | null];

/** A fake server that answers the two calls. */
function serve(preview: Reply, page: Reply): void {
  vi.stubGlobal('fetch', (url: string) => {
    const [status, errorCode, data] = url.includes('/preview') ? preview : page;
    const body = JSON.stringify({ isSuccess: status < 400, message: '', errorCode, data });
    return Promise.resolve(new Response(body, { status, headers: { 'content-type': 'application/json' } }));
  });
}

const open = () => new QueryClient().fetchQuery({ ...productPreviewQuery('ball', '1.token'), retry: false });
const product = { id: 'p-1', slug: 'ball' };
const unknown: Reply = [404, 'PROD_001', null];
const expired: Reply = [410, 'PROD_012', null];

it('a preview link shows a product that is not in the shop as it will look there', async () => {
  serve([200, null, { ...product, isActive: false }], unknown);
  expect(await open()).toEqual({ ...product, isActive: true, isPreview: true });
});

it('a preview link shows a product in the shop like its public page', async () => {
  serve([200, null, { ...product, isActive: true }], unknown);
  expect(await open()).toEqual({ ...product, isActive: true });
});

it('an expired preview link shows the public page, if there is one: PROD_012', async () => {
  serve(expired, [200, null, { ...product, isActive: true }]);
  expect(await open()).toEqual({ ...product, isActive: true });
  serve(expired, unknown);
  await expect(open()).rejects.toMatchObject({ code: 'PROD_001' });
});

it('another failure of a preview link is not hidden', async () => {
  serve([500, 'COMMON_001', null], [200, null, { ...product, isActive: true }]);
  await expect(open()).rejects.toMatchObject({ status: 500 });
});
