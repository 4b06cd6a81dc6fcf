import { plainText } from '@dronesoccer/domain';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { ArenaDetail, ArenaDetailSkeleton, arenaQuery, arenaStructuredData } from '@/features/play/arenas';
import { ApiError } from '@/lib/errors/api-error';
import { siteOrigin } from '@/lib/on-server';
import { PageHead, StructuredData } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { LateJoinNote } from './parts/late-join-note';
import { LateArenaSlots } from './parts/late-arena-slots';

export default function ArenaPage() {
  const { t } = useTranslation('arenas');
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const { data: arena, error, isFetching, refetch } = useQuery(arenaQuery(id));
  if (arena) {
    const { name, location, description } = arena;
    return (
      <>
        <PageHead title={`${name}, ${location.city}`} description={plainText(description).slice(0, 160)} />
        <StructuredData data={arenaStructuredData(arena, siteOrigin() + pathname)} />
        <ArenaDetail
          key={arena.id}
          arena={arena}
          booking={
            <div className="min-h-128 w-full">
              <LateArenaSlots arena={arena} joinNote={(savings) => <LateJoinNote savings={savings} isList />} />
            </div>
          }
        />
      </>
    );
  }
  if (!error) {
    return (
      <>
        <PageHead />
        <ArenaDetailSkeleton />
      </>
    );
  }
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className="page-width py-16">
      <PageHead title={isGone ? t('gone') : undefined} isPrivate={isGone} />
      {isGone ? (
        <>
          <h1 className="sr-only">{t('gone')}</h1>
          <EmptyState
            title={t('gone')}
            text={t('goneText')}
            action={<ButtonLink to={paths.findArena}>{t('title')}</ButtonLink>}
          />
        </>
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </div>
  );
}
