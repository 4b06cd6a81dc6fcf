import '@/lib/http/content-calls';
import type { QuestionWire } from '@dronesoccer/contracts';
import { plainText } from '@dronesoccer/domain';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { StructuredData } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { searchable } from '@/lib/searchable';
import { callQuery } from '@/lib/query/call-query';
import { ButtonLink } from '@/ui/actions/link';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Input } from '@/ui/fields/input';
import { LateMarkdown } from '@/ui/layout/late-markdown';
import { Closing } from './parts/closing';
import { LateQuestionPreview } from './parts/late-question-preview';
import { PageTitle } from './parts/page-title';

export default function FaqPage() {
  const { t } = useTranslation('site');
  const [search, setSearch] = useState('');
  const { data, error, isFetching, refetch } = useQuery(callQuery('faq.list'));
  useOpenedQuestion(data !== undefined);
  const isPreview = useLocation().search.startsWith('?preview=');
  const found = data?.filter((question) => hasWords(question, search)) ?? [];
  return (
    <>
      <PageTitle title={t('faq.title')} lead={t('faq.lead')} isPrivate={isPreview}>
        <Input
          type="search"
          aria-label={t('faq.search')}
          placeholder={t('faq.search')}
          className="max-w-lg"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p role="status" className="min-h-6 text-muted">
          {data && search.trim() !== '' && t('faq.found', { count: found.length })}
        </p>
      </PageTitle>
      {isPreview && <LateQuestionPreview />}
      {data && !isPreview && <StructuredData data={faqStructuredData(data)} />}
      <div className="page-width min-h-96 pb-24">
        {found.length > 0 && (
          <div className="max-w-4xl border-t border-line">
            {found.map(({ id, question, answer }) => (
              <details key={id} id={id} className="group scroll-mt-24 border-b border-line">
                <summary className="display-3 flex min-h-16 text-balance list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
                  {question}
                  <Plus
                    aria-hidden
                    className="size-6 shrink-0 text-ice transition-transform duration-(--fast) group-open:rotate-45"
                  />
                </summary>
                <div className="lead pb-6 text-muted">
                  <LateMarkdown source={answer} />
                </div>
              </details>
            ))}
          </div>
        )}
        {data && found.length === 0 && <p className="lead text-muted">{t('faq.none')}</p>}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {!data && !error && (
          <Loading label={t('faq.loading')} className="flex max-w-4xl flex-col gap-4">
            {Array.from({ length: 6 }, (_, row) => (
              <Skeleton key={row} className="h-12 w-full" />
            ))}
          </Loading>
        )}
      </div>
      <Closing heading={t('faq.more')}>
        <ButtonLink to={paths.contact} size="lg">
          {t('faq.contact')}
        </ButtonLink>
      </Closing>
    </>
  );
}

/** Opens the question that the address names. */
function useOpenedQuestion(isLoaded: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    const question = isLoaded ? document.getElementById(hash.slice(1)) : null;
    if (!(question instanceof HTMLDetailsElement)) return;
    question.open = true;
    question.scrollIntoView();
    question.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash, isLoaded]);
}

/** Tells whether the question or its answer contains every word of the search. */
function hasWords({ question, answer }: QuestionWire, search: string): boolean {
  const text = searchable(`${question} ${answer}`);
  return searchable(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Returns the questions as schema.org data. */
function faqStructuredData(questions: readonly QuestionWire[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}
