import { auditActionName, type PersonAuditWire, type PersonWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/features/common/admin/panel';
import { paths } from '@/lib/dashboard-paths';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { RoleNames } from '../account-badges';

/** The administrators' latest actions on the account, newest first. */
export function AuditPanel({ person: { id, audit } }: { person: PersonWire }) {
  const { t } = useTranslation('accounts.admin');
  return (
    <Panel title={t('audit.title')} more={{ to: paths.auditOf(id), label: t('audit.all') }}>
      {audit.length === 0 && <p className="text-muted">{t('audit.none')}</p>}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {audit.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </Panel>
  );
}

function Entry({ entry: { at, actor, action, reason, roles } }: { entry: PersonAuditWire }) {
  const { t } = useTranslation('accounts.admin');
  const locale = useLocale();
  return (
    <li className="py-2.5">
      <p className="font-semibold">{auditActionName(action)[locale]}</p>
      {roles && (
        <p>
          <RoleNames roles={roles.before} /> <span aria-label={t('audit.to')}>→</span> <RoleNames roles={roles.after} />
        </p>
      )}
      {reason !== null && <p className="break-words">{reason}</p>}
      <p className="text-sm text-muted">
        {t('audit.by', { name: actor ?? t('erasedPerson'), date: formatOfficeDateTime(at, locale) })}
      </p>
    </li>
  );
}
