import {
  type EntryRowWire,
  type EntrySort,
  entryStates,
  type Locale,
  locales,
  type TextStatus,
} from '@dronesoccer/contracts';
import { ArrowUpDown, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ContentTabs } from '@/features/common/admin/content/content-tabs';
import { everyRow } from '@/features/common/admin/every-row';
import { StatusFilter } from '@/features/common/admin/list-filters';
import { ListPage } from '@/features/common/admin/list-page';
import { NewLink } from '@/features/common/admin/new-link';
import { Cover } from '@/features/common/admin/pictures/cover';
import { SavedViews } from '@/features/common/admin/saved-views';
import { When } from '@/features/common/admin/when';
import { paths } from '@/lib/dashboard-paths';
import { call } from '@/lib/http/call';
import { useLocale } from '@/lib/i18n/use-locale';
import { useList } from '@/lib/query/list-query';
import { type TableState, useTableState } from '@/lib/table/use-table-state';
import { fromList } from '@/lib/router/from-list';
import { ButtonLink } from '@/ui/actions/link';
import type { Column } from '@/ui/data-table/columns';
import { SelectFilter } from '@/ui/data-table/filters';
import { TwoLines } from '@/ui/data-table/two-lines';
import { Badge } from '@/ui/feedback/badge';
import {
  homeSectionOf,
  kindIn,
  type KindName,
  kindOf,
  newKindOf,
  orderedKindOf,
  titleIn,
} from '@/features/common/admin/content/kinds';
import { languageState } from '../../model/languages';
import { entryTable } from '../../model/table';
import { StateBadge } from '../state-badge';
import { EntryBulkActions } from './bulk-actions';

/** The list of the kind of content that the address names. */
export function EntriesPage() {
  const kind = kindIn(useParams()['kind']);
  // Each kind remembers its own filters.
  return <EntryList key={kind} kind={kind} />;
}

function EntryList({ kind }: { kind: KindName }) {
  const { t } = useTranslation('content.admin');
  const locale = useLocale();
  const state = useTableState(entryTable(kind));
  // The sections of the home page are listed in their order.
  const sort = state.query.sort ?? (kind === 'home' ? 'position' : 'changed');
  const query = { ...state.query, sort, kind: kindOf[kind] };
  const create = newKindOf(kind) !== null && <NewLink to={paths.newEntry(kind)} label={t(`new.${kind}`)} />;
  return (
    <ListPage
      title={t('title')}
      label={t(`kinds.${kind}`)}
      text={t(`help.${kind}`)}
      action={create}
      tabs={<ContentTabs chosen={kind} />}
      columns={useColumns(kind)}
      list={useList('content.admin.list', { query })}
      state={state}
      search={t(`search.${kind}`)}
      filters={<EntryFilters state={state} />}
      views={<SavedViews screen="content" state={state} />}
      actions={
        orderedKindOf(kind) !== null && (
          <ButtonLink to={paths.orderEntries(kind)} variant="outline" state={fromList} preventScrollReset>
            <ArrowUpDown aria-hidden className="size-5" />
            {t('order.open')}
          </ButtonLink>
        )
      }
      rowName={(entry) => titleIn(entry, locale)}
      rowHref={({ id }) => paths.editEntry(kind, id)}
      loadRows={(watch) =>
        everyRow(
          (page) =>
            call('content.admin.list', { query: { ...query, ...page }, signal: watch.signal, skipLoader: true }),
          watch,
        )
      }
      // The pages and the sections of the home page are few and fixed, so each is handled in its own editor.
      bulk={newKindOf(kind) === null ? undefined : (selection) => <EntryBulkActions selection={selection} />}
      empty={{ title: t('none.title'), text: t('none.text'), action: create }}
    />
  );
}

function useColumns(kind: KindName): Column<EntryRowWire, EntrySort>[] {
  const { t } = useTranslation('content.admin');
  const locale = useLocale();
  const hasPicture = kind !== 'faq' && kind !== 'home';
  return [
    {
      id: 'title',
      header: t('columns.title'),
      sort: { ascending: 'title' },
      grows: true,
      cell: (entry) => (
        <span className="flex min-w-0 items-center gap-3">
          {hasPicture && <Cover url={entry.pictureUrl} />}
          <TwoLines first={titleIn(entry, locale)} second={<SecondLine entry={entry} />} keep />
        </span>
      ),
    },
    {
      id: 'state',
      header: t('columns.state'),
      className: 'whitespace-nowrap',
      cell: ({ state, publishAt }) => (
        <TwoLines
          first={<StateBadge state={state} />}
          second={state === 'scheduled' && publishAt !== null && <When at={publishAt} hasTime />}
          keep
        />
      ),
    },
    {
      id: 'languages',
      header: t('columns.languages'),
      className: 'whitespace-nowrap',
      cell: ({ texts }) => (
        <span className="flex gap-1.5">
          {locales.map((each) => (
            <LanguageBadge key={each} locale={each} text={texts[each]} />
          ))}
        </span>
      ),
    },
    {
      id: 'changed',
      header: t('columns.changed'),
      sort: { descending: 'changed' },
      hide: 'narrow',
      className: 'whitespace-nowrap',
      cell: ({ updatedAt, savedBy }) => <TwoLines first={<When at={updatedAt} hasTime />} second={savedBy} keep />,
    },
  ];
}

/** The status of one language, in short. */
function LanguageBadge({ locale, text }: { locale: Locale; text: { status: TextStatus; title: string } }) {
  const { t } = useTranslation('content.admin');
  const state = languageState(text);
  const name = t(`languageStates.${state}`, { language: t(`languages.${locale}`) });
  return (
    <Badge tone={state === 'published' ? 'good' : state === 'draft' ? 'neutral' : 'warn'}>
      <span aria-hidden title={name} className="flex items-center gap-1">
        <span>{locale.toUpperCase()}</span>
        {state === 'published' ? <Check className="size-3.5" /> : t(`languageMarks.${state}`)}
      </span>
      <span className="sr-only">{name}</span>
    </Badge>
  );
}

/** The time of an event, the topic of a post or a question, or the name of a section. */
function SecondLine({ entry }: { entry: EntryRowWire }) {
  const { t } = useTranslation('content.admin');
  const section = homeSectionOf(entry);
  return section === null ? (entry.localStart?.replace('T', ' ') ?? entry.topic) : t(`sections.${section}.name`);
}

function EntryFilters({ state }: { state: TableState<ReturnType<typeof entryTable>['filters'], EntrySort> }) {
  const { t } = useTranslation('content.admin');
  return (
    <>
      <StatusFilter states={entryStates} nameOf={(value) => t(`states.${value}`)} {...state.filter('state')} />
      <SelectFilter
        label={t('filters.lacks')}
        any={t('filters.anyLanguage')}
        options={locales.map((value) => ({ value, label: t(`filters.lacksLanguage.${value}`) }))}
        {...state.filter('lacks')}
      />
    </>
  );
}
