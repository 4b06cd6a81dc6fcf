import { Role } from '@dronesoccer/contracts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { forgetSession, startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { keepUnsaved, unsavedOf } from './unsaved-text';
import { useUnsavedForm } from './use-unsaved-form';

afterEach(() => {
  vi.useRealTimers();
  forgetSession();
  localStorage.clear();
});

it('brings typed values back, keeps what only someone else changed, and reports a field that both changed', () => {
  startSession(authWire(Role.SUPER_ADMIN));
  const base = { name: 'Kit', price: '10.00', sku: 'K-1' };
  keepUnsaved({ id: 'product 1', base, values: { ...base, name: 'My kit' }, at: '2026-11-27T12:00:00Z' });
  const onConflict = vi.fn();
  const saved = { name: 'Their kit', price: '12.00', sku: 'K-1' };
  const { result } = renderHook(() => {
    const form = useRuledForm({}, saved);
    return { form, unsaved: useUnsavedForm('product 1', form, onConflict) };
  });
  act(() => result.current.unsaved.take());
  expect(result.current.form.getValues()).toEqual({ name: 'My kit', price: '12.00', sku: 'K-1' });
  expect(onConflict).toHaveBeenCalledOnce();
  expect(result.current.unsaved.text.unsaved).toBeNull();
});

/** Opens a form over version 2 that was filled with version 1. */
function openFormer() {
  startSession(authWire(Role.SUPER_ADMIN));
  const saved = { en: 'Two', fr: 'Deux' };
  const filled = { en: 'One', fr: 'Un' };
  const { result } = renderHook(() => {
    const form = useRuledForm({}, saved);
    return { form, unsaved: useUnsavedForm('policy', form, () => undefined, filled) };
  });
  act(() => result.current.form.reset(filled, { keepDefaultValues: true }));
  return { result, saved };
}

it('keeps nothing of a form that was filled with a former version until something is typed', () => {
  vi.useFakeTimers();
  const { result, saved } = openFormer();
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  expect(result.current.unsaved.isTyped).toBe(false);
  expect(unsavedOf('policy', saved)).toBeNull();
  act(() => result.current.form.setValue('en', 'One and a half', { shouldDirty: true }));
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  expect(result.current.unsaved.isTyped).toBe(true);
  expect(unsavedOf('policy', saved)?.values).toEqual({ en: 'One and a half', fr: 'Un' });
});

it('brings a text back over the saved version, not over the former one that the form was filled with', () => {
  startSession(authWire(Role.SUPER_ADMIN));
  const base = { en: 'Two', fr: 'Deux' };
  keepUnsaved({ id: 'policy', base, values: { ...base, en: 'Mine' }, at: '2026-11-27T12:00:00Z' });
  const { result } = openFormer();
  act(() => result.current.unsaved.take());
  expect(result.current.form.getValues()).toEqual({ en: 'Mine', fr: 'Deux' });
});
