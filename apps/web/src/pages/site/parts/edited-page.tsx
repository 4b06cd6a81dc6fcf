import type { SitePageWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PreviewNote } from '@/features/common/preview-note';
import { usePreviewToken } from '@/features/common/use-preview-token';
import { editedPageQuery, partsOf, TaskList, TaskProgress, tasksIn, useTicks } from '@/features/content/pages';
import { ApiError } from '@/lib/errors/api-error';
import { intlLocale } from '@/lib/i18n/intl-locale';
import { useLocale } from '@/lib/i18n/use-locale';
import { PageHead } from '@/lib/page-head';
import { barePath, paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Markdown } from '@/ui/layout/markdown';
import { Closing } from './closing';
import { PageHero } from './page-hero';
import { PageSection } from './page-section';
import { Scoreboard } from './scoreboard';
import { TextPlaceholder } from './text-placeholder';

interface EditedPageProps {
  /** The page's key in the content. */
  name: string;
  light?: 'red' | 'ice' | undefined;
  /** The main action, shown at the top of the page. */
  action?: ReactNode;
  /** Content before the sections. */
  before?: ReactNode;
  /** Content after the sections. */
  children?: ReactNode;
}

/** A page whose text editors write, with what the site itself adds to it. */
export function EditedPage({ name, ...additions }: EditedPageProps) {
  const { t } = useTranslation('editorial');
  const preview = usePreviewToken();
  const { data, error, isFetching, refetch } = useQuery<SitePageWire>(editedPageQuery(name, preview));
  if (data) return <FoundPage key={name} page={data} isPreview={preview !== null} {...additions} />;
  if (!error) {
    return (
      <>
        <PageHead />
        <TextPlaceholder label={t('page.loading')} />
      </>
    );
  }
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 410);
  return (
    <div className="page-width py-16">
      <PageHead title={t('page.missing')} isPrivate />
      <h1 className="sr-only">{t('page.missing')}</h1>
      {isMissing ? (
        <EmptyState
          title={t('page.missing')}
          text={t('page.missingText')}
          action={<ButtonLink to={paths.contact}>{t('page.contact')}</ButtonLink>}
        />
      ) : (
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </div>
  );
}

type FoundProps = Omit<EditedPageProps, 'name'> & { page: SitePageWire; isPreview: boolean };

function FoundPage({ page, isPreview, light = 'red', action, before, children }: FoundProps) {
  const { t } = useTranslation('editorial');
  const pageLocale = useLocale();
  const { key, title, summary, body, locale, locales, picture } = page;
  const { facts, intro, sections, next } = partsOf(body);
  const steps = sections.map((section) => ({ ...section, ...tasksIn(section.body) }));
  const taskCount = steps.reduce((sum, { tasks }) => sum + tasks.length, 0);
  const ticks = useTicks(key);
  const address = barePath(useLocation().pathname);
  const lang = locale === pageLocale ? undefined : intlLocale[locale];
  return (
    <>
      <PageHead
        title={title}
        description={summary || undefined}
        published={Object.fromEntries(locales.map((each) => [each, address]))}
        isPrivate={isPreview}
      />
      {isPreview && <PreviewNote text={t('posts.post.preview')} />}
      <PageHero title={title} lead={summary} lang={lang} picture={picture} light={light}>
        {action}
      </PageHero>
      {facts.length > 0 && <Scoreboard label={t('page.facts')} lang={lang} facts={facts} />}
      {before}
      <div className="page-width section-space flex flex-col gap-[clamp(3rem,7vw,6rem)]">
        {lang !== undefined && (
          <p className="self-start rounded-control bg-raised px-4 py-3">{t(`page.onlyIn.${locale}`)}</p>
        )}
        {taskCount > 0 && <TaskProgress total={taskCount} ticks={ticks} />}
        <div lang={lang} className="contents">
          {intro !== '' && <Text source={intro} />}
          {steps.map(({ heading, text, tasks }, index) => (
            <PageSection key={heading} heading={heading} step={taskCount > 0 ? index + 1 : undefined}>
              <Text source={text} />
              {tasks.length > 0 && <TaskList section={index} tasks={tasks} ticks={ticks} />}
            </PageSection>
          ))}
        </div>
      </div>
      {children}
      {next && (
        <div lang={lang}>
          <Closing heading={next.heading}>
            {next.links.map(({ label, to }, index) => (
              <ButtonLink key={to} to={to} size="lg" variant={index === 0 ? 'primary' : 'outline'}>
                {label}
              </ButtonLink>
            ))}
          </Closing>
        </div>
      )}
    </>
  );
}

const Text = ({ source }: { source: string }) => (
  <div className="lead">
    <Markdown source={source} hasPictures />
  </div>
);
