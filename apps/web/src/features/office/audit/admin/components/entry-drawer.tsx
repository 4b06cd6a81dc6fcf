import { auditActionName, type AuditDetailWire, type AuditRecordWire, auditSubjectName } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadedDrawer } from '@/features/common/admin/waiting-drawer';
import { paths } from '@/lib/dashboard-paths';
import { useRouteDrawer } from '@/lib/forms/use-route-drawer';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { callQuery } from '@/lib/query/call-query';
import { TextLink } from '@/ui/actions/link';
import { Disclosure } from '@/ui/layout/fold';
import { RouteDrawer } from '@/ui/overlays/route-drawer';
import { subjectPage } from '../model/subject-page';
import { FieldChanges } from './field-changes';
import { RecordLink } from './record-link';

/** The drawer of an audit entry: the person, the record, the request, and the values before and after. */
export function EntryDrawer({ id }: { id: string }) {
  const { t } = useTranslation('audit.admin');
  const entry = useQuery(callQuery('audit.admin.get', { params: { id } }));
  return (
    <LoadedDrawer query={entry} title={t('details.loading')} width="wide" backTo={paths.audit}>
      {(data) => <Entry entry={data} />}
    </LoadedDrawer>
  );
}

function Entry({ entry }: { entry: AuditDetailWire }) {
  const { t } = useTranslation('audit.admin');
  const locale = useLocale();
  const drawer = useRouteDrawer({ backTo: paths.audit });
  const { action, at, actor, network, requestId, subjectId } = entry;
  return (
    <RouteDrawer drawer={drawer} width="wide" title={auditActionName(action)[locale]}>
      <div className="flex flex-col gap-8">
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Fact name={t('details.when')}>{formatOfficeDateTime(at, locale)}</Fact>
          <Fact name={t('details.person')}>
            {actor === null ? (
              t('noPerson')
            ) : (
              <>
                <TextLink to={paths.account(actor.id)}>{actor.name || actor.email}</TextLink>
                <span className="block text-sm text-muted">{actor.email}</span>
              </>
            )}
          </Fact>
          <Fact name={t('details.subject')}>
            <Subject entry={entry} />
          </Fact>
          <Fact name={t('details.network')}>{network ?? t('details.unknown')}</Fact>
          <Fact name={t('details.request')}>{requestId ?? t('details.unknown')}</Fact>
        </dl>
        {subjectId !== null && (
          <TextLink to={paths.auditOf(subjectId)} className="inline-flex min-h-11 items-center self-start">
            {t('details.history')}
          </TextLink>
        )}
        <section className="flex flex-col gap-3">
          <h3 className="display-3 text-lg">{t('changes.title')}</h3>
          <FieldChanges entry={entry} />
        </section>
      </div>
    </RouteDrawer>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The record, or the records of a bulk call, each with a link if it has a page. */
function Subject({ entry: { subjectType, subjectId, subjectIds, records } }: { entry: AuditDetailWire }) {
  const { t } = useTranslation('audit.admin');
  const locale = useLocale();
  const name = auditSubjectName(subjectType)[locale];
  if (subjectId !== null) {
    return (
      <>
        {name} <SubjectLink type={subjectType} id={subjectId} records={records} />
      </>
    );
  }
  if (subjectIds.length === 0) return name;
  return (
    <Disclosure title={t('records', { subject: name, count: subjectIds.length })}>
      <ul className="pb-3">
        {subjectIds.map((id) => (
          <li key={id} className="py-1">
            <SubjectLink type={subjectType} id={id} records={records} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

interface SubjectLinkProps {
  type: string;
  id: string;
  records: readonly AuditRecordWire[];
}

/** The name of the record, or its id if it has none. */
function SubjectLink({ type, id, records }: SubjectLinkProps) {
  const record = records.find((each) => each.id === id && each.subjectType === type);
  if (record !== undefined) return <RecordLink record={record} />;
  const page = subjectPage(type, id);
  const text = <span className="text-sm font-normal wrap-anywhere">{id}</span>;
  return page === null ? text : <TextLink to={page}>{text}</TextLink>;
}
