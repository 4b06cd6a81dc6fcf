import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Body, Controller } from '@nestjs/common';
import { fields } from '@dronesoccer/contracts';
import { useApi } from '../../../../../test/support/api.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { openApiDocument, RawEndpoint, requestClass, type SentFiles, Uploads } from '../../index.js';

const cache = mkdtempSync(path.join(tmpdir(), 'mixed-'));

const letter = {
  title: fields.text({ max: 20 }),
  copies: fields.withFallback(fields.integer({ min: 1, max: 9 }), 1),
  isDraft: fields.optional(fields.boolean()),
  tags: fields.optional(fields.texts({ max: 3, each: 10 })),
};

class LetterDto extends requestClass(letter, { name: 'ProbeLetter', source: 'form' }) {}

@Controller()
class LetterProbe {
  @RawEndpoint({
    name: 'probe.letter',
    method: 'POST',
    path: '/api/probe/letter',
    summary: 'Takes a cover, up to two attachments and what is said about them',
    access: 'public',
    consumes: 'multipart/form-data',
    files: { cover: { max: 1 }, attachments: { max: 2, optional: true } },
  })
  take(@Body() body: LetterDto, @Uploads() files: SentFiles) {
    return { body, files: Object.entries(files).map(([part, some]) => [part, some.map(({ name }) => name)]) };
  }

  @RawEndpoint({
    name: 'probe.form',
    method: 'POST',
    path: '/api/probe/form',
    summary: 'Takes the same texts as a form sends them',
    access: 'public',
    consumes: 'application/x-www-form-urlencoded',
  })
  form(@Body() body: LetterDto) {
    return { body };
  }
}

describe('a body that is no JSON', () => {
  const api = useApi({ CACHE_DIR: cache }, { probes: [LetterProbe] });
  const letterOf = (title: string) => api.http.post('/api/probe/letter').field('title', title);
  const file = Buffer.from('x');

  it('brings several files by the names of their parts, and texts of the kinds that are described', async () => {
    const { body } = await letterOf('May')
      .field('copies', '3')
      .field('isDraft', 'true')
      .field('tags', 'news')
      .field('tags', 'arena')
      .attach('cover', file, 'cover.png')
      .attach('attachments', file, 'a.pdf')
      .attach('attachments', file, 'b.pdf')
      .expect(200);
    expect(body).toEqual({
      body: { title: 'May', copies: 3, isDraft: true, tags: ['news', 'arena'] },
      files: [
        ['cover', ['cover.png']],
        ['attachments', ['a.pdf', 'b.pdf']],
      ],
    });
    await eventually(() => readdirSync(path.join(cache, 'incoming')).length === 0);
  });

  it('takes a part sent once as a list of one, an empty text as none, and does without what is optional', async () => {
    const { body } = await letterOf('May').field('copies', '').field('tags', 'news').attach('cover', file, 'c.png');
    expect(body).toEqual({ body: { title: 'May', copies: 1, tags: ['news'] }, files: [['cover', ['c.png']]] });
  });

  it.each([
    ['a required file that is missing', () => letterOf('May'), ['cover']],
    ['an invalid number', () => letterOf('May').field('copies', '3x').attach('cover', file, 'c.png'), ['copies']],
    ['a text that no one asked for', () => letterOf('May').field('x', '1').attach('cover', file, 'c.png'), ['x']],
  ])('is refused for %s, which is named', async (_what, send, fieldNames) => {
    const { body } = await send().expect(400);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(fieldNames);
    await eventually(() => readdirSync(path.join(cache, 'incoming')).length === 0);
  });

  it('is refused with more files than its part takes, or in a part that takes none', async () => {
    const three = ['a', 'b', 'c'].reduce(
      (sent, name) => sent.attach('attachments', file, name),
      letterOf('May').attach('cover', file, 'c.png'),
    );
    await three.expect(400);
    await letterOf('May').attach('cover', file, 'c.png').attach('title', file, 't').expect(400);
    await eventually(() => readdirSync(path.join(cache, 'incoming')).length === 0);
  });

  it('may be a form, with the same fields', async () => {
    const send = (text: string) => api.http.post('/api/probe/form').type('form').send(text);
    expect((await send('title=May&copies=2&isDraft=false').expect(200)).body).toEqual({
      body: { title: 'May', copies: 2, isDraft: false },
    });
    await send('title=May&copies=10').expect(400);
    await api.http.post('/api/probe/form').send({ title: 'May' }).expect(415);
  });

  it('is described with its files and its texts', () => {
    const { paths, components } = openApiDocument(api.app);
    const content = (paths['/api/probe/letter']?.post?.requestBody as { content: Record<string, { schema: object }> })
      .content;
    expect(content['multipart/form-data']?.schema).toMatchObject({
      allOf: [
        { required: ['cover'], properties: { attachments: { type: 'array', maxItems: 2 } } },
        { $ref: '#/components/schemas/LetterDto' },
      ],
    });
    expect(components?.schemas?.['LetterDto']).toMatchObject({ required: ['title'] });
    const form = paths['/api/probe/form']?.post?.requestBody as { content: Record<string, { schema: object }> };
    expect(form.content['application/x-www-form-urlencoded']?.schema).toMatchObject({
      allOf: [{ type: 'object' }, { $ref: '#/components/schemas/LetterDto' }],
    });
  });
});
