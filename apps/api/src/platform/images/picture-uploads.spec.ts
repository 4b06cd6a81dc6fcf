import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { useApi } from '../../../test/support/api.js';
import { Database, newId } from '../database/index.js';
import { AppError } from '../errors/index.js';
import { type PictureSubject, PictureUploads, referToPictures } from './index.js';
import { UploadCleaning } from './upload-cleaning.js';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const uploads = path.join(folder, 'uploads');

/** Draws a red half and a blue half, which reveal the picture's orientation. */
const redAndBlue = (width = 400, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'blue' } }, left: width / 2, top: 0 },
  ]);

/** Creates a PNG whose header announces `width` by `height` pixels but has only a few bytes of rows. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min((Math.ceil(width / 8) + 1) * height, 100_000_000)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

afterAll(() => rmSync(folder, { recursive: true }));

describe('an uploaded picture', () => {
  const api = useApi({ UPLOADS_DIR: uploads, CACHE_DIR: path.join(folder, 'cache') });

  const keep = async (content: Buffer | string) => {
    const file = path.join(folder, 'sent');
    await writeFile(file, content);
    return api.app.get(PictureUploads).keep({ path: file, bytes: content.length, name: 'a.jpg' }, null);
  };
  const refusal = async (content: Buffer | string) => {
    const error: unknown = await keep(content).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    return error instanceof AppError ? error.code : error;
  };
  const kept = async (content: Buffer) => {
    const { url } = await keep(content);
    return readFile(path.join(uploads, path.basename(url)));
  };

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is taken as %s and becomes WebP', async (format) => {
    const picture = await keep(await redAndBlue().toFormat(format).toBuffer());
    expect(picture).toEqual({ url: expect.stringMatching(/^\/uploads\/[\w-]{22}\.webp$/), width: 400, height: 200 });
    const reply = await api.http.get(picture.url).expect(200);
    expect(reply.get('Content-Type')).toBe('image/webp');
    expect(reply.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(reply.get('X-Content-Type-Options')).toBe('nosniff');
    expect((await sharp(reply.body as Buffer).metadata()).format).toBe('webp');
    const again = await api.http
      .get(picture.url)
      .set('if-none-match', reply.get('ETag') ?? '')
      .expect(304);
    expect(again.get('ETag')).toBe(reply.get('ETag'));
    await api.http
      .head(picture.url)
      .expect(200)
      .expect('Content-Length', reply.get('Content-Length') ?? '');
  });

  it('is written down with its size, and never called by the name it came with', async () => {
    const { url } = await keep(await redAndBlue().png().toBuffer());
    const [row] = await api.database.query<{ width: number; height: number; bytes: number }>(
      'SELECT width, height, bytes FROM uploaded_pictures WHERE file_name = $1',
      [path.basename(url)],
    );
    const file = await readFile(path.join(uploads, path.basename(url)));
    expect(row).toEqual({ width: 400, height: 200, bytes: file.length });
  });

  it('keeps at most 2,560 pixels along its longer edge, and small ones as they are', async () => {
    expect(await keep(await redAndBlue(4_000, 2_000).jpeg().toBuffer())).toMatchObject({ width: 2_560, height: 1_280 });
    expect(await keep(await redAndBlue(20, 10).png().toBuffer())).toMatchObject({ width: 20, height: 10 });
  });

  it('is the right way up and tells neither place nor camera', async () => {
    const photo = await redAndBlue()
      .jpeg()
      .withExif({
        IFD0: { Make: 'Secret Camera', Copyright: 'Secret Person' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const content = await kept(photo);
    const { width, height, exif, icc, xmp, iptc, orientation } = await sharp(content).metadata();
    expect({ width, height, exif, icc, xmp, iptc, orientation }).toEqual({ width: 200, height: 400 });
    expect(content.includes('Secret')).toBe(false);
    const [top] = await sharp(content).extract({ left: 50, top: 20, width: 1, height: 1 }).raw().toBuffer();
    expect(top).toBeGreaterThan(200);
  });

  it('is turned from print colours into those of screens', async () => {
    const print = await redAndBlue().toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    const { space, channels } = await sharp(await kept(print)).metadata();
    expect({ space, channels }).toEqual({ space: 'srgb', channels: 3 });
  });

  it('leaves behind whatever else its file held', async () => {
    const script = '<script>alert(1)</script>';
    const jpeg = await redAndBlue().jpeg().toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), Buffer.from(script)]);
    const polyglots = [
      Buffer.concat([jpeg, Buffer.from(`PK\x03\x04${script}`)]),
      Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
      Buffer.concat([await redAndBlue().png().toBuffer(), Buffer.from(script)]),
    ];
    for (const polyglot of polyglots) {
      expect(polyglot.includes('alert(1)')).toBe(true);
      expect((await kept(polyglot)).includes('alert')).toBe(false);
    }
  });

  it.each([
    ['SVG', () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['SVG behind an XML line', () => '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', () => '<!doctype html><script>alert(1)</script>'],
    ['a page that begins like a picture', () => '\xff\xd8\xff<script>alert(1)</script>'],
    ['GIF', () => redAndBlue().gif().toBuffer()],
    ['a script that begins like a GIF', () => 'GIF89a/*\x00*/=1;alert(1)'],
    ['TIFF', () => redAndBlue().tiff().toBuffer()],
    ['a PDF', () => '%PDF-1.7\n1 0 obj\n<<>>\nendobj'],
    ['an archive', () => 'PK\x03\x04'],
    ['nothing', () => ''],
    ['three bytes', () => Buffer.from([0xff, 0xd8, 0xff])],
    ['a JPEG cut in half', async () => halfOf(await redAndBlue().jpeg().toBuffer())],
    ['a PNG cut in half', async () => halfOf(await redAndBlue().png().toBuffer())],
    ['a WebP cut in half', async () => halfOf(await redAndBlue().webp().toBuffer())],
    ['an AVIF cut in half', async () => halfOf(await redAndBlue().avif().toBuffer())],
    ['a moving WebP', () => moving()],
    ['a container that does not call itself AVIF', async () => renamed(await redAndBlue().avif().toBuffer())],
  ])('is not %s', async (_what, content) => {
    const before = filesOf(uploads).length;
    expect(await refusal(await content())).toBe('PICT_001');
    expect(filesOf(uploads)).toHaveLength(before);
  });

  it('is no bomb: pixels are counted before they are unpacked, and memory stays flat', async () => {
    expect(await refusal(bomb(30_000, 30_000))).toBe('PICT_002');
    expect(await refusal(bomb(7_072, 7_072))).toBe('PICT_002');
    expect(await refusal(bomb(2_000_000_000, 2))).toMatch(/PICT_00[12]/);
    const large = bomb(40_000, 20_000);
    expect(large.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    for (let times = 0; times < 20; times++) expect(await refusal(large)).toBe('PICT_002');
    // Uncompressed, the picture is at least 800 million bytes.
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  });

  it('is drawn one at a time; who comes when too many wait is sent away', async () => {
    const file = path.join(folder, 'sent-by-many');
    await writeFile(file, await redAndBlue().png().toBuffer());
    const pictures = api.app.get(PictureUploads);
    const answers = await Promise.allSettled(
      Array.from({ length: 25 }, () => pictures.keep({ path: file, bytes: 1, name: 'a.png' }, null)),
    );
    const refused = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason as AppError);
    expect(refused.map(({ code }) => code)).toEqual(Array<string>(8).fill('COMMON_009'));
  });

  it.each(['/uploads/..%2f..%2fetc%2fpasswd', '/uploads/.hidden.webp', '/uploads/nothing.webp', '/uploads/a/b.webp'])(
    'is all there is under /uploads: %s is not',
    async (address) => {
      const reply = await api.http.get(address).expect(404);
      expect(reply.body.errorCode).toBe('COMMON_002');
    },
  );
});

describe('uploaded pictures without a reference', () => {
  const api = useApi({ UPLOADS_DIR: uploads, CACHE_DIR: path.join(folder, 'cache') });

  const upload = async () => {
    const file = path.join(folder, 'sent-too');
    await writeFile(file, await redAndBlue().png().toBuffer());
    const { url } = await api.app.get(PictureUploads).keep({ path: file, bytes: 1, name: 'a.png' }, null);
    return url;
  };
  const makeOld = () => api.database.query(`UPDATE uploaded_pictures SET created_at = now() - interval '25 hours'`);

  const refer = (subject: PictureSubject, urls: readonly string[], options?: { adding: boolean }) =>
    api.app.get(Database).transaction((tx) => referToPictures(tx, subject, urls, options));
  const clean = async () => {
    await makeOld();
    await api.app.get(UploadCleaning).clean();
  };
  const isThere = async (url: string) => (await api.http.get(url)).status === 200;

  it('are removed after a day; those in use and those under way stay', async () => {
    const [used, forgotten, underWay] = [await upload(), await upload(), await upload()];
    await refer({ type: 'arena', id: newId() }, [used]);
    await makeOld();
    const fresh = await upload();
    // A transaction that is about to refer to a picture keeps the picture.
    await api.app.get(Database).transaction(async (tx) => {
      const urls = [underWay, '/uploads/foreign.webp', '/pictures/x.webp'];
      const known = await referToPictures(tx, { type: 'arena', id: newId() }, urls);
      expect(known).toEqual([{ url: underWay, width: 400, height: 200 }]);
      await api.app.get(UploadCleaning).clean();
    });
    for (const url of [used, underWay, fresh]) expect(await isThere(url)).toBe(true);
    expect(await isThere(forgotten)).toBe(false);
    expect(await api.database.query('SELECT file_name FROM uploaded_pictures')).toHaveLength(3);
  });

  it('are those that a subject shows no more, unless another one does', async () => {
    const [arena, post] = [
      { type: 'arena', id: newId() },
      { type: 'post', id: newId() },
    ];
    const [shared, replaced, added] = [await upload(), await upload(), await upload()];
    await refer(arena, [shared, replaced]);
    await refer(post, [shared]);
    await refer(arena, [shared]);
    await refer(arena, [added], { adding: true });
    await clean();
    expect(await Promise.all([shared, replaced, added].map(isThere))).toEqual([true, false, true]);
    await refer(arena, []);
    await clean();
    expect(await Promise.all([shared, added].map(isThere))).toEqual([true, false]);
  });

  it('are not kept by a transaction that was undone', async () => {
    const url = await upload();
    const undone = api.app.get(Database).transaction(async (tx) => {
      await referToPictures(tx, { type: 'arena', id: newId() }, [url]);
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await clean();
    expect(await isThere(url)).toBe(false);
  });

  it('that are referred to between the look and the lock are spared', async () => {
    const url = await upload();
    await makeOld();
    const database = api.app.get(Database);
    const sql = 'INSERT INTO picture_references SELECT $1, $2, id FROM uploaded_pictures WHERE file_name = $3';
    const transaction = jest.spyOn(database, 'transaction').mockImplementationOnce((work) =>
      database.transaction((tx) => {
        const query = tx.query.bind(tx);
        const late = async <Row>(text: string, params?: readonly unknown[]) => {
          const rows = await query<Row>(text, params);
          // Commits after the lookup, like a transaction that released the row just before the lock.
          if (text.includes('SKIP LOCKED')) await query(sql, ['arena', newId(), path.basename(url)]);
          return rows;
        };
        return work({ ...tx, query: late });
      }),
    );
    await api.app.get(UploadCleaning).clean();
    expect(transaction).toHaveBeenCalled();
    expect(await isThere(url)).toBe(true);
    transaction.mockRestore();
  });
});

function halfOf(content: Buffer): Buffer {
  return content.subarray(0, Math.ceil(content.length / 2));
}

/**
 * Changes the brands in the container's first box to generic HEIF; the rest stays AVIF, which the library would open.
 */
function renamed(avif: Buffer): Buffer {
  const end = avif.readUInt32BE(0);
  const brands = avif.toString('latin1', 0, end).replaceAll('avif', 'mif1');
  return Buffer.concat([Buffer.from(brands, 'latin1'), avif.subarray(end)]);
}

function filesOf(where: string): string[] {
  try {
    return readdirSync(where);
  } catch {
    return [];
  }
}

async function moving(): Promise<Buffer> {
  const frames = Buffer.concat([Buffer.alloc(8 * 8 * 3, 0), Buffer.alloc(8 * 8 * 3, 255)]);
  return sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}
