import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { firstField } from './form-drawer';

afterEach(() => vi.restoreAllMocks());

function formWith(fields: React.ReactNode): HTMLFormElement {
  render(<form aria-label="slot">{fields}</form>);
  return screen.getByRole<HTMLFormElement>('form');
}

it('a form begins at its first field', () => {
  const form = formWith(
    <>
      <input type="hidden" />
      <select aria-label="Type" />
      <input aria-label="Seats" />
    </>,
  );
  expect(firstField(form)).toBe(screen.getByLabelText('Type'));
});

it('at its heading where the first field cannot be typed over', () => {
  const form = formWith(
    <>
      <input aria-label="Day" readOnly />
      <input aria-label="Seats" />
    </>,
  );
  expect(firstField(form)).toBeNull();
});

it('at its heading under a finger, where a keyboard would come up', () => {
  const form = formWith(<input aria-label="Day" />);
  const answer = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(answer(query), { matches: query === '(pointer: coarse)' }),
  );
  expect(firstField(form)).toBeNull();
});
