import { Role } from '@dronesoccer/contracts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { forgetSession, startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { keepUnsaved } from './unsaved-text';
import { useUnsavedForm } from './use-unsaved-form';

afterEach(() => {
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
