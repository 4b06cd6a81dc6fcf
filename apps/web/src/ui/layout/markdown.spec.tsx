import { harmfulTexts } from '@dronesoccer/devkit/harmful-texts';
import { parseMarkdown } from '@dronesoccer/domain/markdown';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown';

const show = (source: string) =>
  render(
    <MemoryRouter>
      <Markdown source={source} />
    </MemoryRouter>,
  ).container;

describe('an editor’s text', () => {
  it('becomes paragraphs, headings, lists, quotes, tables and code', () => {
    const page = show(
      '## Size\n\nOne **bold** and *soft* line\nthat goes on.\n\n- First\n  - Inner\n- Second\n\n3. Third step\n\n' +
        '> A quote\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n`code` and ~~gone~~\n\n---\n',
    );
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Size');
    expect(page.querySelector('strong')).toHaveTextContent('bold');
    expect(page.querySelector('em')).toHaveTextContent('soft');
    expect(page.querySelectorAll('ul li')).toHaveLength(3);
    expect(page.querySelector('ol')).toHaveAttribute('start', '3');
    expect(page.querySelector('blockquote')).toHaveTextContent('A quote');
    expect(screen.getByRole('columnheader', { name: 'a' })).toBeVisible();
    expect(page.querySelector('code')).toHaveTextContent('code');
  });

  it('links to own paths, the web and an e-mail, and trusts none of them', () => {
    show(
      '[own](/shop?category=kits) [web](https://fida.example/a?b=1) [mail](mailto:a@b.example) https://plain.example',
    );
    expect(screen.getByRole('link', { name: 'own' })).toHaveAttribute('href', '/shop?category=kits');
    for (const name of ['web', 'https://plain.example']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('rel', 'nofollow noopener noreferrer');
    }
    expect(screen.getByRole('link', { name: 'mail' })).toHaveAttribute('href', 'mailto:a@b.example');
  });
});

describe('what means harm (S9)', () => {
  const allowed = new Set(
    'DIV P H3 H4 UL OL LI STRONG EM DEL CODE PRE BLOCKQUOTE HR BR A TABLE THEAD TBODY TR TH TD'.split(' '),
  );

  it.each(harmfulTexts)('%s is shown and never run', (payload) => {
    const page = show(`before\n\n${payload}\n\nafter`);
    for (const element of page.querySelectorAll('*')) {
      expect([...allowed]).toContain(element.tagName);
      for (const { name } of element.attributes) expect(name).not.toMatch(/^on|^style$|^src|^action$/);
    }
    for (const link of page.querySelectorAll('a')) {
      const url = new URL(link.href);
      expect(['http:', 'https:', 'mailto:']).toContain(url.protocol);
      const isOwn = url.origin === window.location.origin;
      if (!isOwn) expect(link.rel).toBe('nofollow noopener noreferrer');
      // A link without a scheme must not lead off the site.
      if (/\]\([/\\]/.test(payload)) expect(isOwn).toBe(true);
    }
    expect(page).toHaveTextContent(/before.*after/);
  });

  // A backtracking pattern would not finish within the test's time limit.
  it('is read to its end, however its marks are nested', () => {
    for (const source of [
      '*'.repeat(10_000),
      '**a'.repeat(3_000),
      '>'.repeat(10_000),
      '['.repeat(10_000),
      '- '.repeat(5_000),
    ]) {
      expect(parseMarkdown(source).length).toBeLessThan(20_000);
    }
  });
});
