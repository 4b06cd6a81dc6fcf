import { type PolicyAdminWire, type PolicyName, policyNames } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DetailPage } from '@/features/common/admin/detail-page';
import { paths } from '@/lib/dashboard-paths';
import { useLocale } from '@/lib/i18n/use-locale';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { localPath } from '@/lib/paths';
import { callQuery } from '@/lib/query/call-query';
import { keepingLanguage } from '@/lib/query/keep-language';
import { ButtonLink } from '@/ui/actions/link';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ErrorState } from '@/ui/feedback/error-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { PageTabs } from '@/ui/navigation/page-tabs';
import { PolicyEditor } from './policy-editor';
import { PolicyVersions } from './policy-versions';

/** The editor of a policy's next version. */
export const PolicyPage = () => <Page part="text" />;

/** All versions of a policy, on a page of their own, so that leaving the editor asks about unsaved text. */
export const PolicyVersionsPage = () => <Page part="versions" />;

type Part = 'text' | 'versions';

function Page({ part }: { part: Part }) {
  const { t } = useTranslation(['policies.admin', 'media.admin', 'content.admin']);
  const { name: named } = useParams();
  const name = policyNames.find((each) => each === named);
  const title = name === undefined ? t('unknown') : t(`media.admin:policies.${name}`);
  return (
    <DetailPage list={{ label: t('content.admin:kinds.policies'), to: paths.policies }} name={title}>
      <h1 className="display-2 text-[clamp(1.5rem,1.2rem+1.2vw,2.25rem)] wrap-anywhere">{title}</h1>
      {name === undefined ? (
        <EmptyState
          title={t('unknown')}
          action={<ButtonLink to={paths.policies}>{t('content.admin:page.toList')}</ButtonLink>}
        />
      ) : (
        <LoadedPolicy key={name} name={name} part={part} />
      )}
    </DetailPage>
  );
}

function LoadedPolicy({ name, part }: { name: PolicyName; part: Part }) {
  const { data, error, isFetching, refetch } = useQuery(keepingLanguage(callQuery('policies.admin.list')));
  const policy = data?.find((each) => each.name === name);
  if (policy) return <Parts policy={policy} part={part} />;
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  ) : (
    <Skeleton className="h-96" />
  );
}

function Parts({ policy, part }: { policy: PolicyAdminWire; part: Part }) {
  const { t } = useTranslation('policies.admin');
  const locale = useLocale();
  const navigate = useNavigateLocal();
  const { name } = policy;
  const tabs = [
    { id: 'text', to: paths.contentPolicy(name), label: t('tabs.text') },
    { id: 'versions', to: paths.policyVersions(name), label: t('tabs.versions') },
  ];
  return (
    <>
      <a
        href={localPath(`/policies/${name}?preview=1`, locale)}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center gap-2 self-start underline"
      >
        <ExternalLink aria-hidden className="size-5" />
        {t('onSite')}
      </a>
      <PageTabs label={t('tabs.label')} items={tabs} chosen={part} />
      {part === 'text' ? (
        <PolicyEditor policy={policy} onPublished={() => void navigate(paths.policyVersions(name))} />
      ) : (
        <PolicyVersions policy={policy} />
      )}
    </>
  );
}
