import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { at } from '../workspace.ts';
import { heapOptions } from './api.ts';

it('starts the API in the image with the options it is started with elsewhere', async () => {
  const command = /^CMD (\[.*\])$/m.exec(await readFile(at('Dockerfile'), 'utf8'))?.[1] ?? '[]';
  expect(JSON.parse(command)).toEqual(['node', ...heapOptions, 'apps/api/dist/main.js']);
});
