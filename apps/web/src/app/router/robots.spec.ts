import { readFileSync } from 'node:fs';
import { locales } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { localPath, paths } from '@/lib/paths';
import { openedByToken } from './guards';

const robots = readFileSync('apps/web/public/robots.txt', 'utf8');
const disallowed = Array.from(robots.matchAll(/^Disallow: (.+)$/gm), ([, start = '']) => start);

it.each(locales)('robots.txt disallows every private page and every page with a token in %s', (locale) => {
  const pages = [
    paths.dashboard,
    paths.profile,
    paths.coach,
    paths.issueLink('campaign', 'token'),
    ...openedByToken.map((path) => `${path}?token=t`),
  ].map((path) => localPath(path, locale));
  expect(pages.filter((page) => !disallowed.some((start) => page.startsWith(start)))).toEqual([]);
});
