import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { FarAway } from '@/test/far-away';
import { LateMarkdown } from './late-markdown';

afterEach(() => vi.unstubAllGlobals());

const source = '## Rules\n\nWear **goggles** and read [the guide](/learn).\n\n- No shoes';

it('prose below the first screen is in the document from the start', () => {
  const html = renderToString(<LateMarkdown source={source} />);
  expect(html).toContain('Wear goggles and read the guide.');
  expect(html).toContain('Rules\n');
  expect(html).not.toMatch(/\*\*|##|\]\(/);
});

it('is formatted at the first key, as a search of the page is, however far down it is', async () => {
  vi.stubGlobal('IntersectionObserver', FarAway);
  render(<LateMarkdown source={source} />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('heading', { name: 'Rules' })).toBeNull();
  await userEvent.keyboard('{Control>}f{/Control}');
  expect(await screen.findByRole('heading', { name: 'Rules' })).toBeVisible();
});
