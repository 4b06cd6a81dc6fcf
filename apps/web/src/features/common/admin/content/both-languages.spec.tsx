import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { type RuledForm, useRuledForm } from '@/lib/forms/use-ruled-form';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { TextField } from '@/ui/fields/text-field';
import { BothLanguages } from './both-languages';

interface Titles {
  titleEn: string;
  titleFr: string;
}

beforeEach(() => loadNamespaces('content.admin'));

let form: RuledForm<Titles>;

function Titles() {
  const own = useRuledForm<Titles>({}, { titleEn: 'Terms', titleFr: '' }, ({ titleEn, titleFr }) => ({
    titleEn: titleEn === '' ? 'An English title is missing' : undefined,
    titleFr: titleFr === '' ? 'A French title is missing' : undefined,
  }));
  useEffect(() => {
    form = own;
  });
  return (
    <form noValidate onSubmit={(event) => void own.handleSubmit(() => undefined)(event)}>
      <BothLanguages form={own}>
        {(locale) => (
          <TextField
            form={own}
            name={locale === 'fr' ? 'titleFr' : 'titleEn'}
            label={`Title ${locale}`}
            lang={locale}
          />
        )}
      </BothLanguages>
      <button type="submit">Save</button>
    </form>
  );
}

const language = (name: string) => screen.getByRole('button', { name });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('shows the language whose field keeps the form from being saved, at each attempt', async () => {
  render(<Titles />);
  expect(language('English')).toHaveAttribute('aria-pressed', 'true');
  save();
  await waitFor(() => expect(language('French')).toHaveAttribute('aria-pressed', 'true'));
  fireEvent.click(language('English'));
  expect(language('English')).toHaveAttribute('aria-pressed', 'true');
  save();
  await waitFor(() => expect(language('French')).toHaveAttribute('aria-pressed', 'true'));
});

it('focuses a field of the other language that the server has refused', async () => {
  render(<Titles />);
  act(() => form.setError('titleFr', { type: 'server', message: 'The address is taken' }));
  await waitFor(() => expect(screen.getByLabelText(/^Title fr/)).toHaveFocus());
});

it('stays at the language that is being corrected while the other one is wrong as well', async () => {
  render(<Titles />);
  fireEvent.change(screen.getByLabelText(/^Title en/), { target: { value: '' } });
  save();
  await waitFor(() => expect(form.formState.submitCount).toBe(1));
  fireEvent.change(screen.getByLabelText(/^Title en/), { target: { value: 'T' } });
  await waitFor(() => expect(form.errorOf('titleEn')).toBeUndefined());
  expect(form.errorOf('titleFr')).toBeDefined();
  expect(language('English')).toHaveAttribute('aria-pressed', 'true');
});
