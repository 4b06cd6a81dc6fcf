import type { PersonWire, RelatedPersonWire } from '@dronesoccer/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/features/common/admin/panel';
import { paths } from '@/lib/dashboard-paths';
import { formatDay } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { TextLink } from '@/ui/actions/link';

/** The people whom a family links to this person; nothing without a family. */
export function FamilyPanel({ person: { family } }: { person: PersonWire }) {
  const { t } = useTranslation('accounts.admin');
  const locale = useLocale();
  const { children, guardian, holder, members, minor } = family;
  const isAlone = children.length + members.length === 0 && guardian === null && holder === null && minor === null;
  if (isAlone) return null;
  return (
    <Panel title={t('family.title')}>
      <dl className="flex flex-col gap-4">
        <Group label={t('family.children')}>
          {children.map((child) => (
            <Relative
              key={`${child.name} ${child.birthDate}`}
              person={child}
              remark={t('family.born', { date: formatDay(child.birthDate, locale) })}
            />
          ))}
        </Group>
        <Group label={t('family.guardian')}>{guardian && <Relative person={guardian} />}</Group>
        <Group label={t('family.holder')}>{holder && <Relative person={holder} />}</Group>
        <Group label={t('family.members')}>
          {members.map((member) => (
            <Relative key={member.userId} person={member} />
          ))}
        </Group>
        <Group label={t('family.minor')}>
          {minor && (
            <li className="wrap-anywhere">
              {minor.guardianEmail}
              <span className="text-muted"> · {t(minor.isConfirmed ? 'family.confirmed' : 'family.notConfirmed')}</span>
            </li>
          )}
        </Group>
      </dl>
    </Panel>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  if (children === null || (Array.isArray(children) && children.length === 0)) return null;
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <ul>{children}</ul>
      </dd>
    </div>
  );
}

function Relative({ person: { userId, name }, remark }: { person: RelatedPersonWire; remark?: string }) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-2">
      {userId === null ? (
        <span className="font-semibold">{name}</span>
      ) : (
        <TextLink to={paths.account(userId)} className="inline-flex min-h-11 items-center">
          {name}
        </TextLink>
      )}
      {remark !== undefined && <span className="text-sm text-muted">{remark}</span>}
    </li>
  );
}
