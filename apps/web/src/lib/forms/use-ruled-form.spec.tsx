import { formRules, partnerBody } from '@dronesoccer/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { TextField } from '@/ui/fields/text-field';
import { useRuledForm } from './use-ruled-form';

const { fullName, email } = formRules(partnerBody);

/** The parent registers the second field before the first one's component renders. */
function Form() {
  const form = useRuledForm({ fullName, email }, { fullName: '', email: '' });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
      <TextField form={form} name="fullName" label="Name" required />
      <Field label="Email" error={form.errorOf('email')} required>
        <Input {...form.register('email')} />
      </Field>
      <button type="submit">Send</button>
    </form>
  );
}

it('a submission focuses the first invalid field in the order of the rules', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveFocus();
});
