import '@/lib/http/event-calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PreviewNote } from '@/features/common/preview-note';
import { intlLocale } from '@/lib/i18n/intl-locale';
import { callQuery } from '@/lib/query/call-query';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Markdown } from '@/ui/layout/markdown';

/** The saved text of the question that a preview link names, published or not. */
export default function QuestionPreview() {
  const { t } = useTranslation('editorial');
  const [search] = useSearchParams();
  const [id, token] = [search.get('question') ?? '', search.get('preview') ?? ''];
  const { data, error, refetch } = useQuery({
    ...callQuery('faq.preview', { params: { id }, query: { token } }),
    gcTime: 0,
  });
  return (
    <>
      <PreviewNote text={t('posts.post.preview')} />
      <div className="page-width py-8">
        {data && (
          <article
            lang={intlLocale[data.locale]}
            className="flex max-w-4xl flex-col gap-4 rounded-card border-2 border-ice p-6"
          >
            <h2 className="display-3">{data.question}</h2>
            <div className="lead text-muted">
              <Markdown source={data.answer} />
            </div>
          </article>
        )}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton className="h-40 max-w-4xl" />}
      </div>
    </>
  );
}
