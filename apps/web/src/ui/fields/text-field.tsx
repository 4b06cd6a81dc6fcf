import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, type FieldProps } from './field';
import { Input } from './input';

/** The part of a form that a field needs. A `RuledForm` has it. */
interface FieldForm<Name extends string> {
  errorOf: (name: Name) => string | undefined;
  register: (name: Name) => UseFormRegisterReturn;
}

interface TextFieldProps<Name extends string>
  extends
    Pick<FieldProps, 'label' | 'hint' | 'required' | 'className'>,
    Omit<ComponentProps<typeof Input>, 'form' | 'name' | 'required' | 'className'> {
  form: FieldForm<NoInfer<Name>>;
  name: Name;
}

/** A labelled input of a form, with its error message. It is not autocompleted by default. */
export function TextField<Name extends string>(props: TextFieldProps<Name>) {
  const { form, name, label, hint, required, className, ...input } = props;
  return (
    <Field label={label} hint={hint} error={form.errorOf(name)} required={required} className={className}>
      <Input autoComplete="off" {...input} {...form.register(name)} />
    </Field>
  );
}
