import { formRules, registerBody } from '@dronesoccer/contracts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { NewPasswordField } from './new-password-field';

beforeAll(() => loadNamespaces('auth'));

const rules = { password: formRules(registerBody).password };

function Probe() {
  const form = useRuledForm(rules, { password: '' });
  return (
    <NewPasswordField
      label="Password"
      error={form.errorOf('password')}
      breaksRule={form.breaksRule('password')}
      control={form.register('password')}
    />
  );
}

it('says the rule of a new password once: as a hint, and as the error while it is broken', async () => {
  render(<Probe />);
  const field = screen.getByLabelText(/^Password/);
  const rule = () => screen.getAllByText(/special character/);
  expect(rule()).toHaveLength(1);
  expect(rule()[0]).toHaveTextContent('At least 8 characters');

  fireEvent.change(field, { target: { value: 'abc' } });
  fireEvent.blur(field);
  await waitFor(() => expect(field).toBeInvalid());
  expect(rule()).toHaveLength(1);
  expect(rule()[0]).toHaveTextContent('At least 8 characters');

  fireEvent.change(field, { target: { value: '' } });
  await waitFor(() => expect(screen.getByText('Password is required')).toBeVisible());
  expect(screen.queryByText(/special character/)).toBeNull();
});
