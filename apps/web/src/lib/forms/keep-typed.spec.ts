import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { keepTyped } from './keep-typed';

it('takes the saved values, and keeps a field that was typed while the save ran as unsaved', async () => {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { name: '', fee: '', provinces: ['ON'] } });
    return { form, isDirty: form.formState.isDirty };
  });
  const { form } = result.current;
  await act(async () => form.setValue('name', ' Ada ', { shouldDirty: true }));
  const settle = keepTyped(form);
  await act(async () => {
    form.setValue('fee', '12', { shouldDirty: true });
    form.setValue('provinces', ['ON', 'QC'], { shouldDirty: true });
    settle({ name: 'Ada', fee: '0', provinces: ['ON'] });
  });
  expect(form.getValues()).toEqual({ name: 'Ada', fee: '12', provinces: ['ON', 'QC'] });
  expect(result.current.isDirty).toBe(true);
  await act(async () => keepTyped(form)({ name: 'Ada', fee: '12', provinces: ['ON', 'QC'] }));
  expect(result.current.isDirty).toBe(false);
});
