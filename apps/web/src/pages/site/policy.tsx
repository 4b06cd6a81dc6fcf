import { type PolicyName, policyNames } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { policyQuery } from '@/features/common/policies/queries';
import { PreviewNote } from '@/features/common/preview-note';
import { usePreviewToken } from '@/features/common/use-preview-token';
import { formatOfficeDate } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/paths';
import { TextLink } from '@/ui/actions/link';
import { ErrorState } from '@/ui/feedback/error-state';
import { Loading } from '@/ui/feedback/loading';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Markdown } from '@/ui/layout/markdown';
import { PageTitle } from './parts/page-title';

export default function PolicyPage() {
  const { t } = useTranslation('site');
  const { name } = useParams();
  const known = policyNames.find((policy) => policy === name);
  if (known === undefined) return <PageTitle title={t('policy.missing')} lead={t('policy.missingLead')} isPrivate />;
  return <Policy name={known} />;
}

/**
 * The valid version of a policy, or with `?version=` one of its former versions, and the list of its versions. A preview
 * link shows a version that is not valid yet.
 */
function Policy({ name }: { name: PolicyName }) {
  const { t } = useTranslation(['site', 'layout']);
  const locale = useLocale();
  const version = Number(useSearchParams()[0].get('version')) || undefined;
  const preview = usePreviewToken();
  const { data, error, isFetching, refetch } = useQuery(policyQuery(name, version, preview));
  const [current] = data?.versions ?? [];
  const stateOf = ({ number, validFrom }: { number: number; validFrom: string }) =>
    t(number === current?.number ? 'policy.inForce' : 'policy.former', {
      number,
      date: formatOfficeDate(validFrom, locale),
    });
  const title = name === 'waiver' ? t('policy.waiver') : t(`layout:footer.${name}`);
  const isScheduled = data !== undefined && !data.versions.some(({ number }) => number === data.number);
  return (
    <>
      {isScheduled && <PreviewNote text={t('policy.preview')} />}
      <PageTitle title={title} lead={t(`policy.lead.${name}`)} isPrivate={preview !== null} />
      <div className="page-width flex flex-col gap-10 pb-24">
        {data && (
          <>
            <section className="flex flex-col gap-6">
              <h2 className="font-semibold text-muted">{stateOf(data)}</h2>
              <Markdown source={data.body} />
            </section>
            {data.versions.length > 1 && (
              <nav aria-labelledby="versions" className="flex flex-col gap-2 border-t border-line pt-6">
                <h2 id="versions" className="display-3">
                  {t('policy.versions')}
                </h2>
                <ul>
                  {data.versions.map((one) => (
                    <li key={one.number}>
                      <TextLink
                        to={
                          one.number === current?.number
                            ? paths.policy(name)
                            : `${paths.policy(name)}?version=${one.number}`
                        }
                        aria-current={one.number === data.number ? 'page' : undefined}
                        className="inline-flex min-h-11 items-center"
                      >
                        {stateOf(one)}
                      </TextLink>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </>
        )}
        {!data && error && (
          <>
            {/* An expired preview, or a version that was withdrawn, does not come back. */}
            <ErrorState
              error={error}
              onRetry={preview === null ? () => void refetch() : undefined}
              retrying={isFetching}
            />
            {preview !== null && (
              <TextLink to={paths.policy(name)} className="inline-flex min-h-11 items-center">
                {title}
              </TextLink>
            )}
          </>
        )}
        {!data && !error && (
          <Loading label={t('policy.loading')}>
            <Skeleton className="h-96 w-full max-w-3xl" />
          </Loading>
        )}
      </div>
    </>
  );
}
