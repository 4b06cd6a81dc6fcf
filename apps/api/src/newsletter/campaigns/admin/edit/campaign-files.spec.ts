import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CampaignWire, Role } from '@dronesoccer/contracts';
import sharp from 'sharp';
import { useApi } from '../../../../../test/support/api.js';
import { dataOf } from '../../../../../test/support/client.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { sendCampaign, type SentForm } from '../../../../../test/support/newsletter.js';
import { type Person, withRoles } from '../../../../../test/support/people.js';

const uploads = mkdtempSync(path.join(tmpdir(), 'campaign-'));
const pdf = Buffer.from('%PDF-1.7\n<script>alert(1)</script>');

describe('the files of a campaign', () => {
  const api = useApi({ UPLOADS_DIR: uploads });
  let admin: Person;
  let made = 0;
  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });
  const send = ({ fields = {}, ...form }: SentForm) =>
    sendCampaign(api, admin, { fields: { title: `Files ${++made}`, ...fields }, ...form });
  const attached = (content: Buffer, name: string) => ({ part: 'attachments' as const, content, name });
  const stored = (campaign: CampaignWire): string[] => campaign.attachments.map(({ url }) => path.basename(url));
  const isStored = (name: string): boolean => existsSync(path.join(uploads, name));
  const remove = (id: string) => api.as(admin).call('newsletter.campaigns.admin.delete', { params: { id } });

  it('are saved by readers under their own names, and never shown by a browser', async () => {
    const {
      body: { data },
    } = await send({
      files: [attached(pdf, 'Règlement "2026".pdf'), attached(Buffer.from('x'), 'a.txt')],
    });
    const [file, text] = data.attachments;
    expect(file?.name).toBe('Règlement "2026".pdf');
    expect(file).toMatchObject({ bytes: pdf.length, url: expect.stringMatching(/\/letter-[\w-]{32}\.pdf$/) as string });
    const reply = await api.http.get(file?.url ?? '').expect(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="[^"\r\n]+"; filename\*=UTF-8''/) as string,
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(reply.body as Buffer).equals(pdf)).toBe(true);
    expect((await api.http.get(text?.url ?? '').expect(200)).headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it.each([
    ['a page', '<html><script>alert(1)</script>', 'a.html'],
    ['a drawing that may hold a script', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg'],
    ['a page that calls itself a PDF', '<html>', 'a.pdf'],
    ['a PDF that calls itself a picture', '%PDF-1.7', 'a.png'],
    ['a program', 'MZ\u0000\u0001', 'a.exe'],
    ['bytes that are no text', '\u0000', 'a.txt'],
    ['a zip that is no document', 'PK\u0003\u0004 mimetype', 'a.docx'],
    ['a document with macros', 'PK\u0003\u0004 word/document.xml vbaProject.bin', 'a.docx'],
    ['a file without an extension', '%PDF-1.7', 'pdf'],
  ])('are not %s: NEWS_008, and nothing is kept', async (_what, content, name) => {
    const before = readdirSync(uploads).length;
    const reply = await send({ files: [attached(pdf, 'good.pdf'), attached(Buffer.from(content), name)] });
    expect([reply.status, reply.body.errorCode, reply.body.errors?.[0]?.field]).toEqual([
      400,
      'NEWS_008',
      'attachments',
    ]);
    expect(readdirSync(uploads).length).toBe(before);
  });

  it.each([
    ['word/document.xml', 'a.docx'],
    ['xl/workbook.xml', 'b.XLSX'],
  ])('may be a document with %s', async (part, name) => {
    expect((await send({ files: [attached(Buffer.from(`PK\u0003\u0004 ${part}`), name)] })).status).toBe(201);
  });

  it('keep a long name in whole characters', async () => {
    const name = `${'🎉'.repeat(70)}1.pdf`;
    const { status, body } = await send({ files: [attached(pdf, name)] });
    expect([status, body.data.attachments[0]?.name]).toEqual([201, name]);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('hold nothing but pixels when they are a %s', async (format) => {
    const content = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#c70d24' } })
      .withExif({ IFD0: { Copyright: 'canary-camera' }, IFD3: { GPSLatitude: '49/1 16/1 0/1', GPSLatitudeRef: 'N' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><canary/></x:xmpmeta>')
      .toFormat(format)
      .toBuffer();
    expect(await sharp(content).metadata()).toMatchObject({ exif: expect.any(Buffer) as Buffer });
    const polyglot = Buffer.concat([content, Buffer.from('<script>canary</script>')]);
    const {
      status,
      body: { data },
    } = await send({ files: [attached(polyglot, `Photo.${format}`)] });
    const [file] = data.attachments;
    expect([status, file?.name]).toEqual([201, `Photo.${format}`]);
    const reply = await api.http.get(file?.url ?? '').expect(200);
    const received = Buffer.from(reply.body as Buffer);
    expect(received.length).toBe(file?.bytes);
    const { exif, xmp, ...rest } = await sharp(received).metadata();
    expect({ exif, xmp, ...rest }).toMatchObject({ exif: undefined, xmp: undefined, format, width: 60, height: 30 });
    expect(received.toString('latin1')).not.toContain('canary');
  });

  it('are no damaged picture: NEWS_008, and nothing is kept', async () => {
    const png = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#c70d24' } })
      .png()
      .toBuffer();
    const before = readdirSync(uploads).length;
    const reply = await send({ files: [attached(png.subarray(0, 60), 'half.png')] });
    expect([reply.status, reply.body.errorCode, reply.body.errors?.[0]?.field]).toEqual([
      400,
      'NEWS_008',
      'attachments',
    ]);
    expect(readdirSync(uploads).length).toBe(before);
  });

  it('are five at most, those that stay among them', async () => {
    const files = [1, 2, 3].map((each) => attached(pdf, `${each}.pdf`));
    const data = dataOf(await send({ files }));
    const title = data.title;
    const over = await send({ id: data.id, fields: { title }, files });
    expect([over.status, over.body.errorCode]).toEqual([400, 'NEWS_008']);
    const dropAttachments = data.attachments.slice(0, 1).map(({ id }) => id);
    const fits = await send({ id: data.id, fields: { title, dropAttachments }, files });
    expect(fits.body.data.attachments.map(({ name }) => name)).toEqual(['2.pdf', '3.pdf', '1.pdf', '2.pdf', '3.pdf']);
    const six = await send({ files: [...files, ...files] });
    expect([six.status, six.body.errorCode]).toEqual([400, 'NEWS_008']);
  });

  it('are added without a change of the texts that were saved during the upload', async () => {
    const { id, title } = dataOf(await send({ fields: { subject: 'At first' } }));
    await send({ id, fields: { title, subject: 'Saved meanwhile', version: '1' } });
    const fields = { title, subject: 'At first', filesOnly: 'true' };
    const added = dataOf(await send({ id, fields, files: [attached(pdf, 'map.pdf')] }));
    expect(added).toMatchObject({ subject: 'Saved meanwhile', version: 3, attachments: [{ name: 'map.pdf' }] });
  });

  it('are 10 MB at most each, and what is too much is cut off', async () => {
    const reply = await send({ files: [attached(Buffer.alloc(11 * 1024 * 1024, '%PDF-'), 'large.pdf')] });
    expect([reply.status, reply.body.errorCode]).toEqual([413, 'COMMON_004']);
  });

  /** Makes the jobs due that delete a file, and waits for them. */
  async function twoHoursLater(file: string): Promise<void> {
    const jobs = `name = 'campaigns.drop-files' AND state < 'completed' AND data::text LIKE '%' || $1 || '%'`;
    await api.database.query(`UPDATE pgboss.job SET start_after = now() WHERE ${jobs}`, [file]);
    await eventually(
      () => api.database.query(`SELECT 1 FROM pgboss.job WHERE ${jobs}`, [file]),
      (waiting) => waiting.length === 0,
    );
  }

  it('go with the campaign, two hours later, unless its duplicate has them still', async () => {
    const data = dataOf(await send({ files: [attached(pdf, 'a.pdf')] }));
    const [file = ''] = stored(data);
    const copy = await api.as(admin).call('newsletter.campaigns.admin.duplicate', { params: { id: data.id } });
    expect(stored(copy)).toEqual([file]);
    await remove(data.id);
    await twoHoursLater(file);
    expect(isStored(file)).toBe(true);
    await remove(copy.id);
    expect(isStored(file)).toBe(true);
    await twoHoursLater(file);
    expect(isStored(file)).toBe(false);
    expect((await api.http.get(`/api/newsletter/files/${file}`)).status).toBe(404);
  });

  it('that no save came to own are deleted later', async () => {
    const slug = await send({ fields: { title: 'Taken' } });
    expect(slug.status).toBe(201);
    const before = new Set(readdirSync(uploads));
    const refused = await send({ fields: { title: 'Taken' }, files: [attached(pdf, 'a.pdf')] });
    expect(refused.body.errorCode).toBe('NEWS_005');
    const [file = ''] = readdirSync(uploads).filter((name) => !before.has(name));
    expect(file).toMatch(/\.pdf$/);
    await twoHoursLater(file);
    expect(isStored(file)).toBe(false);
  });

  it('have a cover that is drawn anew, so that nothing but pixels is left of it', async () => {
    const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c70d24' } })
      .png()
      .toBuffer();
    const polyglot = Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]);
    const cover = { part: 'cover' as const, content: polyglot, name: 'cover.html' };
    const {
      status,
      body: { data },
    } = await send({ files: [cover], fields: { coverAlt: 'Red' } });
    expect([status, data.cover]).toEqual([
      201,
      { url: expect.stringMatching(/^\/uploads\//) as string, alt: 'Red', altFr: '' },
    ]);
    const kept = await api.http.get(data.cover?.url ?? '').expect(200);
    expect(Buffer.from(kept.body as Buffer).toString('latin1')).not.toContain('script');
    const [row] = await api.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM picture_references WHERE subject_type = 'campaign' AND subject_id = $1`,
      [data.id],
    );
    expect(row?.n).toBe(1);
    const without = await send({ id: data.id, fields: { title: data.title, dropCover: 'true' } });
    expect(without.body.data.cover).toBeNull();
    const none = await send({ files: [{ ...cover, content: Buffer.from('<svg/>') }] });
    expect([none.status, none.body.errorCode]).toEqual([422, 'PICT_001']);
  });
});
