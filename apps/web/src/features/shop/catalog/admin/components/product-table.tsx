import {
  ArenaClass,
  categoriesOf,
  categoryLabels,
  categoryMenu,
  type ProductAdminRowWire,
  type ProductAdminSort,
  productStates,
} from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NewLink } from '@/features/common/admin/new-link';
import { When } from '@/features/common/admin/when';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { callQuery } from '@/lib/query/call-query';
import { useList } from '@/lib/query/list-query';
import { useTableState, type TableState } from '@/lib/table/use-table-state';
import { Badge } from '@/ui/feedback/badge';
import type { Column } from '@/ui/data-table/columns';
import { CsvExport } from '@/features/common/admin/csv-export';
import { Cover } from '@/features/common/admin/pictures/cover';
import { SavedViews } from '@/features/common/admin/saved-views';
import { ActiveFilter } from '@/features/common/admin/list-filters';
import { ListPage } from '@/features/common/admin/list-page';
import { SelectFilter } from '@/ui/data-table/filters';
import { ButtonLink } from '@/ui/actions/link';
import { Price } from '@/features/common/price';
import { productTable } from '../model/table';
import { ProductBulkActions } from './bulk-actions';
import { StockMark } from './stock-mark';

/** All products, whether or not they are in the shop. */
export function ProductsPage() {
  const { t } = useTranslation('catalog.admin');
  const state = useTableState(productTable);
  const locale = useLocale();
  return (
    <ListPage
      title={t('title')}
      text={t('text')}
      action={<ProductListActions />}
      columns={useColumns()}
      list={useList('products.admin.list', { query: state.query })}
      state={state}
      search={t('search')}
      filters={<ProductFilters state={state} />}
      views={<SavedViews screen="products" state={state} />}
      actions={
        <CsvExport
          call="products.admin.export"
          query={{ ...state.filters, ...(state.sort && { sort: state.sort }) }}
          fileName="products"
        />
      }
      rowName={({ name }) => name[locale]}
      rowHref={({ id }) => paths.editProduct(id)}
      bulk={(selection) => <ProductBulkActions selection={selection} filter={state.filters} />}
      empty={{ title: t('none.title'), text: t('none.text'), action: <ProductListActions /> }}
    />
  );
}

/** The actions that create products: one by form, or many from a file. */
function ProductListActions() {
  const { t } = useTranslation('catalog.admin');
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.importProducts} variant="outline">
        <FileUp aria-hidden className="size-5" />
        {t('import')}
      </ButtonLink>
      <NewLink to={paths.newProduct} label={t('new')} />
    </div>
  );
}

const stateTones = { published: 'good', scheduled: 'ice', draft: 'neutral', inactive: 'neutral' } as const;

function useColumns(): Column<ProductAdminRowWire, ProductAdminSort>[] {
  const { t } = useTranslation('catalog.admin');
  const locale = useLocale();
  return [
    {
      id: 'product',
      header: t('columns.product'),
      sort: { ascending: 'name', descending: '-name' },
      cell: ({ name, coverImage, sku, family }) => (
        <span className="flex min-w-0 items-center gap-3">
          <Cover url={coverImage} />
          <span className="min-w-0 break-words">
            {name[locale]}
            {sku !== null && <span className="block text-sm text-muted">{sku}</span>}
            {family && (
              <span className="block text-sm text-muted">{t('family.of', { name: family.name[locale] })}</span>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'category',
      header: t('columns.category'),
      hide: 'narrow',
      cell: ({ category }) => categoryLabels[categoriesOf(category)?.[0] ?? 1][locale],
    },
    {
      id: 'price',
      header: t('columns.price'),
      align: 'end',
      sort: { ascending: 'price', descending: '-price' },
      cell: ({ price, salePrice, saleState }) => (
        <span className="inline-flex flex-wrap items-center justify-end gap-2">
          {saleState === 'scheduled' && <Badge tone="ice">{t('state.salePlanned')}</Badge>}
          <Price amount={price} salePrice={saleState === 'running' ? salePrice : null} />
        </span>
      ),
    },
    {
      id: 'stock',
      header: t('columns.stock'),
      align: 'end',
      cell: ({ stockQty, stockLevel }) => <StockMark quantity={stockQty} level={stockLevel} />,
    },
    {
      id: 'state',
      header: t('columns.state'),
      className: 'whitespace-nowrap',
      cell: ({ state, publishAt }) => (
        <span className="flex flex-col items-start gap-1">
          <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
          {publishAt !== null && (
            <span className="text-sm text-muted">
              <When at={publishAt} />
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'updated',
      header: t('columns.updated'),
      hide: 'narrow',
      sort: { ascending: 'updated', descending: '-updated' },
      className: 'whitespace-nowrap',
      cell: ({ updatedAt }) => <When at={updatedAt} />,
    },
  ];
}

function ProductFilters({ state }: { state: TableState<typeof productTable.filters, ProductAdminSort> }) {
  const { t } = useTranslation('catalog.admin');
  const locale = useLocale();
  const { data: families = [] } = useQuery(callQuery('products.admin.families'));
  return (
    <>
      <SelectFilter
        label={t('filters.category')}
        any={t('filters.anyCategory')}
        options={categoryMenu.map(({ slug, label }) => ({ value: slug, label: label[locale] }))}
        {...state.filter('category')}
      />
      <SelectFilter
        label={t('columns.state')}
        any={t('filters.anyState')}
        options={productStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        {...state.filter('state')}
      />
      {/* Saved views and links from before the status had four values use this filter. */}
      {state.filters.active !== undefined && (
        <ActiveFilter words={[t('state.published'), t('filters.notInShop')]} {...state.filter('active')} />
      )}
      <SelectFilter
        label={t('filters.stock')}
        any={t('filters.anyStock')}
        options={(['plenty', 'low', 'out'] as const).map((value) => ({ value, label: t(`filters.${value}`) }))}
        {...state.filter('stock')}
      />
      <SelectFilter
        label={t('filters.sale')}
        any={t('filters.anySale')}
        options={[
          { value: 'running' as const, label: t('filters.running') },
          { value: 'scheduled' as const, label: t('filters.scheduled') },
          { value: 'none' as const, label: t('filters.noSale') },
        ]}
        {...state.filter('sale')}
      />
      <SelectFilter
        label={t('filters.class')}
        any={t('filters.anyClass')}
        options={[
          { value: ArenaClass.CLASS_20, label: t('filters.class20') },
          { value: ArenaClass.CLASS_40, label: t('filters.class40') },
        ]}
        {...state.filter('class')}
      />
      {families.length > 0 && (
        <SelectFilter
          label={t('family.family')}
          any={t('family.any')}
          options={families.map(({ id, name }) => ({ value: id, label: name[locale] }))}
          {...state.filter('family')}
        />
      )}
    </>
  );
}
