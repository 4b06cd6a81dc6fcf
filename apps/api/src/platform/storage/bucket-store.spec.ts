import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type BucketStandIn, startBucket } from '@dronesoccer/devkit';
import { BucketStore } from './bucket-store.js';

const key = { region: 'ca-central-1', keyId: 'key', secret: 'a secret of the test' };

describe('files in a bucket', () => {
  let bucket: BucketStandIn;
  let store: BucketStore;
  beforeAll(async () => {
    bucket = await startBucket(key);
    store = new BucketStore({ ...key, url: `${bucket.url}/` });
  });
  afterAll(() => bucket.stop());

  it('are written, replaced, read whole and as a stream, and removed', async () => {
    await store.put('a-picture.webp', Buffer.from('first'));
    await store.put('a-picture.webp', Buffer.from('the second one'));
    expect([...bucket.files.keys()]).toEqual(['/files/a-picture.webp']);

    const whole = await store.open('a-picture.webp');
    expect(whole?.bytes).toBe(14);
    expect(String(await whole?.content())).toBe('the second one');
    const streamed = await store.open('a-picture.webp');
    expect(await text(streamed?.stream() ?? Readable.from([]))).toBe('the second one');
    await (await store.open('a-picture.webp'))?.close();

    await store.remove('a-picture.webp');
    await store.remove('a-picture.webp');
    expect(await store.open('a-picture.webp')).toBeNull();
  });

  it('have no names of others', async () => {
    for (const name of ['../secret.txt', 'a/b.webp', 'x.webp?acl', '']) {
      expect(await store.open(name)).toBeNull();
      await expect(store.put(name, Buffer.from('x'))).rejects.toThrow('plain name');
      await expect(store.remove(name)).rejects.toThrow('plain name');
    }
  });

  it('survive a store that is busy for a moment, and a store that refuses is an error and no missing file', async () => {
    await store.put('kept.webp', Buffer.from('kept'));
    bucket.fail(503, 2);
    expect(String(await (await store.open('kept.webp'))?.content())).toBe('kept');
    bucket.fail(503, 3);
    await expect(store.open('kept.webp')).rejects.toThrow('The bucket answered 503 to get kept.webp');

    const stranger = new BucketStore({ ...key, secret: 'another secret', url: `${bucket.url}/` });
    await expect(stranger.open('kept.webp')).rejects.toThrow('403');
    await expect(stranger.put('kept.webp', Buffer.from('theirs'))).rejects.toThrow('403');
    await expect(stranger.remove('kept.webp')).rejects.toThrow('403');
    expect(String(bucket.files.get('/files/kept.webp'))).toBe('kept');
  });

  it('fail when the store does not answer, but may be read for longer than that', async () => {
    await store.put('slow.webp', Buffer.from('slow'));
    const hasty = new BucketStore({ ...key, url: `${bucket.url}/` }, 300);
    bucket.delay(200);
    expect(await text((await hasty.open('slow.webp'))?.stream() ?? Readable.from([]))).toBe('slow');
    bucket.delay(400);
    await expect(hasty.open('slow.webp')).rejects.toThrow('The bucket does not answer');
    bucket.delay(0);
  });

  it('that are read whole fail when the store stops in the middle, so that no one behind them waits for long', async () => {
    await store.put('stalled.webp', Buffer.from('stalled'));
    const hasty = new BucketStore({ ...key, url: `${bucket.url}/` }, 300);
    bucket.delay(0, 1_500);
    const file = await hasty.open('stalled.webp');
    await expect(file?.content()).rejects.toThrow('The bucket does not answer');
    bucket.delay(0);
  });
});
