import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ChartData } from './chart-data';
import { HorizontalBars } from './lying-bars';
import { spanOf } from './plot';
import { VerticalBars } from './standing-bars';

const data: ChartData<{ day: string; dollars: number; before: number }> = {
  label: 'Revenue',
  rows: [
    { day: 'Monday', dollars: 30, before: 0 },
    { day: 'Tuesday', dollars: -10, before: 20 },
  ],
  category: ({ day }) => day,
  categoryName: 'Day',
  series: [
    { id: 'now', name: 'Now', tone: 'ice', value: ({ dollars }) => dollars },
    { id: 'before', name: 'Before', tone: 'quiet', value: ({ before }) => before },
  ],
  format: (dollars) => `$${dollars}`,
};

it('a bar reaches from zero to its value, up or down', () => {
  expect(spanOf(30, [-10, 30])).toEqual({ from: 25, length: 75 });
  expect(spanOf(-10, [-10, 30])).toEqual({ from: 0, length: 25 });
  expect(spanOf(0, [0, 10])).toEqual({ from: 0, length: 0 });
});

it.each([
  ['standing', VerticalBars],
  ['lying', HorizontalBars],
])('what one points at among %s bars is said in full', (_, Bars) => {
  const { container } = render(<Bars data={data as ChartData<unknown>} />);
  const plot = container.querySelector('.isolate');
  if (!plot) throw new Error('no plot');
  Object.assign(plot, { getBoundingClientRect: () => ({ left: 0, top: 0, width: 100, height: 100 }) });
  // jsdom has no pointer events, but a mouse event carries the fields that are read here.
  fireEvent(plot, new MouseEvent('pointermove', { bubbles: true, clientX: 80, clientY: 80 }));
  expect(screen.getByText('Before')).toBeInTheDocument();
  expect(screen.getAllByText('Tuesday')).toHaveLength(2);
  fireEvent.pointerLeave(plot);
  expect(screen.queryByText('Before')).toBeNull();
});
