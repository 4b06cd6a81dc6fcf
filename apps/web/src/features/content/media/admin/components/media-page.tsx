import { type Locale, locales, type MediaRowWire, type MediaSort } from '@dronesoccer/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ContentTabs } from '@/features/common/admin/content/content-tabs';
import { FileDrop } from '@/features/common/admin/file-drop';
import { ListPage } from '@/features/common/admin/list-page';
import { pictureKinds } from '@/features/common/admin/pictures/picture-kinds';
import { UploadList } from '@/features/common/admin/pictures/upload-list';
import { usePictureUploads } from '@/features/common/admin/pictures/use-picture-uploads';
import { SavedViews } from '@/features/common/admin/saved-views';
import { When } from '@/features/common/admin/when';
import { paths } from '@/lib/dashboard-paths';
import { useLocale } from '@/lib/i18n/use-locale';
import { queryKeys } from '@/lib/query/keys';
import { useList } from '@/lib/query/list-query';
import { type TableState, useTableState } from '@/lib/table/use-table-state';
import type { Column } from '@/ui/data-table/columns';
import { SelectFilter } from '@/ui/data-table/filters';
import { TwoLines } from '@/ui/data-table/two-lines';
import { Badge } from '@/ui/feedback/badge';
import { Picture } from '@/ui/layout/picture';
import { mediaTable } from '../model/table';

/** The pictures that content uses or may use, latest first. */
export function MediaPage() {
  const { t } = useTranslation('media.admin');
  const locale = useLocale();
  const state = useTableState(mediaTable);
  return (
    <ListPage
      title={t('title')}
      text={t('text')}
      tabs={
        <>
          <ContentTabs chosen="media" />
          <MediaUpload />
        </>
      }
      columns={useColumns()}
      list={useList('media.admin.list', { query: state.query })}
      state={state}
      search={t('search')}
      filters={<MediaFilters state={state} />}
      views={<SavedViews screen="media" state={state} />}
      rowName={(media) => nameOf(media, locale)}
      rowHref={({ id }) => paths.mediaPicture(id)}
      empty={{ title: t('none.title'), text: t('none.text') }}
    />
  );
}

const nameOf = ({ alt, name }: MediaRowWire, locale: Locale): string => alt[locale] || name;

/** Adds pictures to the library. Each appears in the list as soon as it is stored. */
function MediaUpload() {
  const { t } = useTranslation(['media.admin', 'kit']);
  const client = useQueryClient();
  const uploads = usePictureUploads(
    'media.admin.upload',
    () => void client.invalidateQueries({ queryKey: queryKeys.area('media') }),
  );
  return (
    <div className="flex flex-col gap-3">
      <UploadList uploads={uploads} />
      <FileDrop
        words={{ drop: t('upload.drop'), choose: t('upload.choose'), limits: t('kit:pictures.limits') }}
        accept={pictureKinds}
        multiple
        onFiles={uploads.add}
      />
    </div>
  );
}

function useColumns(): Column<MediaRowWire, MediaSort>[] {
  const { t } = useTranslation('media.admin');
  const locale = useLocale();
  return [
    {
      id: 'picture',
      header: t('columns.picture'),
      sort: { ascending: 'name' },
      grows: true,
      cell: (media) => (
        <span className="flex min-w-0 items-center gap-4">
          <Picture
            src={media.url}
            alt=""
            sizes="7rem"
            width={media.width}
            height={media.height}
            focus={media.focus}
            className="h-18 w-28 shrink-0 rounded-control bg-raised object-cover compact:h-10 compact:w-16"
          />
          <TwoLines first={nameOf(media, locale)} second={media.alt[locale] === '' ? null : media.name} keep />
        </span>
      ),
    },
    {
      id: 'alt',
      header: t('columns.alt'),
      className: 'whitespace-nowrap',
      cell: ({ alt }) => {
        const missing = locales.filter((each) => alt[each] === '');
        return missing.length === 0 ? (
          <Badge tone="good">{t('alt.complete')}</Badge>
        ) : (
          <Badge tone="warn">{t(missing.length === 2 ? 'alt.none' : `alt.lacks.${missing[0] ?? 'en'}`)}</Badge>
        );
      },
    },
    {
      id: 'uses',
      header: t('columns.uses'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: ({ uses }) => (uses === 0 ? <span className="text-muted">{t('unused')}</span> : uses),
    },
    {
      id: 'added',
      header: t('columns.added'),
      sort: { descending: 'latest' },
      hide: 'narrow',
      className: 'whitespace-nowrap',
      cell: ({ createdAt }) => <When at={createdAt} />,
    },
  ];
}

function MediaFilters({ state }: { state: TableState<typeof mediaTable.filters, MediaSort> }) {
  const { t } = useTranslation('media.admin');
  return (
    <>
      <SelectFilter
        label={t('filters.use')}
        any={t('filters.anyUse')}
        options={(['used', 'unused'] as const).map((value) => ({ value, label: t(`filters.${value}`) }))}
        {...state.filter('use')}
      />
      <SelectFilter
        label={t('filters.lacks')}
        any={t('filters.anyText')}
        options={locales.map((value) => ({ value, label: t(`alt.lacks.${value}`) }))}
        {...state.filter('lacks')}
      />
    </>
  );
}
