import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { useRuledForm } from '@/lib/forms/use-ruled-form';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { emptyProduct, productRules, type ProductFormValues } from '../model/product-form';
import { PublicationFields } from './publication-fields';

const scheduled: ProductFormValues = { ...emptyProduct, visibility: 'scheduled' };

function Fields({ wasPublished }: { wasPublished: boolean }) {
  const form = useRuledForm(productRules, scheduled, () => ({}));
  return <PublicationFields form={form} wasPublished={wasPublished} />;
}

beforeEach(() => loadNamespaces('catalog.admin'));

it('offers a draft only for a product that visitors never saw', async () => {
  render(<Fields wasPublished={false} />);
  expect(await screen.findByText(/^Hidden until the time/)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Draft');
  expect(screen.getByText(/^Visitors cannot see it/)).toBeInTheDocument();
});

it('says that the page of a product that was in the shop stays', async () => {
  render(<Fields wasPublished />);
  expect(await screen.findByText(/its page says that it is not available/)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Inactive');
  expect(screen.getByText(/^Not for sale. Its page says/)).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Draft' })).toBeNull();
});
