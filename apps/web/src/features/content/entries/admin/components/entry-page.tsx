import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { DetailPage } from '@/features/common/admin/detail-page';
import { ApiError } from '@/lib/errors/api-error';
import { paths } from '@/lib/dashboard-paths';
import { useLocale } from '@/lib/i18n/use-locale';
import { localPath } from '@/lib/paths';
import { callQuery } from '@/lib/query/call-query';
import { keepingLanguage } from '@/lib/query/keep-language';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { kindIn, kindNameOf, kindOf } from '@/features/common/admin/content/kinds';
import { EntryWork } from './editor/entry-work';

/** Another editor's save is noticed within this time in ms. */
const pollMs = 20_000;

/** The page of one entry, with its editor and its versions. */
export function EntryPage() {
  const { t } = useTranslation('content.admin');
  const { id = '', kind: named } = useParams();
  const kind = kindIn(named);
  const locale = useLocale();
  const query = callQuery('content.admin.get', { params: { id } });
  const { data, error, isFetching, refetch } = useQuery({ ...keepingLanguage(query), refetchInterval: pollMs });
  const isUnknown = error instanceof ApiError && error.code === 'CONTENT_001';
  const title = data && (data.texts[locale].title || data.texts.en.title || data.texts.fr.title);
  const name = title ?? t('page.entry');
  // A link that does not know the kind of its entry names any kind.
  if (data && data.kind !== kindOf[kind]) {
    return <Navigate to={localPath(paths.editEntry(kindNameOf(data.kind), id), locale)} replace />;
  }
  return (
    <DetailPage list={{ label: t(`kinds.${kind}`), to: paths.contentKind(kind) }} name={name}>
      {isUnknown && (
        <>
          <h1 className="sr-only">{t('page.entry')}</h1>
          <EmptyState
            title={t('page.unknown')}
            text={t('page.unknownText')}
            action={<ButtonLink to={paths.contentKind(kind)}>{t('page.toList')}</ButtonLink>}
          />
        </>
      )}
      {data && !isUnknown && <EntryWork key={id} entry={data} name={name} />}
      {!data && !error && <EntrySkeleton />}
      {!data && error && !isUnknown && (
        <>
          <h1 className="sr-only">{t('page.entry')}</h1>
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </>
      )}
    </DetailPage>
  );
}

/** A placeholder for the editor, with a heading for screen readers. */
function EntrySkeleton() {
  const { t } = useTranslation('content.admin');
  return (
    <>
      <h1 className="sr-only">{t('page.entry')}</h1>
      <Loading label={t('page.loading')} className="flex flex-col gap-5">
        <Skeleton className="h-12 w-2/3" />
        <Skeleton className="h-12" />
        <Skeleton className="h-96" />
      </Loading>
    </>
  );
}
