import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFirst } from './use-first';

it('keeps the first value while a later one loads', () => {
  const { result, rerender } = renderHook(useFirst<string>, { initialProps: undefined as string | undefined });
  expect(result.current).toBeUndefined();
  rerender('week');
  expect(result.current).toBe('week');
  rerender(undefined);
  expect(result.current).toBe('week');
  rerender('day');
  expect(result.current).toBe('week');
});
