import type { ComponentProps } from 'react';
import { type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { Toggle } from './toggle';

interface ToggleFieldProps<F extends FieldValues> extends Omit<ComponentProps<typeof Toggle>, 'checked' | 'onChange'> {
  form: RuledForm<F>;
  name: FieldPathByValue<F, boolean>;
}

/** A switch of a form. */
export function ToggleField<F extends FieldValues>({ form, name, ...toggle }: ToggleFieldProps<F>) {
  const { field } = useController({ control: form.control, name });
  return <Toggle {...toggle} checked={field.value} onChange={field.onChange} />;
}
