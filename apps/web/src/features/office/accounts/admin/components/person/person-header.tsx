import { AccountState, type PersonWire } from '@dronesoccer/contracts';
import { Copy, Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Email } from '@/features/common/admin/email';
import { formatOfficeDate, formatOfficeDateTime, formatPhone } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { notify } from '@/lib/notify';
import { IconButton } from '@/ui/actions/icon-button';
import { textLinkClass } from '@/ui/actions/link';
import { Avatar } from '@/ui/layout/avatar';
import { RoleNames, StateBadge } from '../account-badges';
import { PersonActions } from './person-actions';

/** The person's name, picture, contact details, state, roles and actions. */
export function PersonHeader({ person }: { person: PersonWire }) {
  const { t } = useTranslation('accounts.admin');
  const locale = useLocale();
  const { name, email, phone, avatarUrl, state, roles, company, createdAt, lastSeenAt, locale: reads } = person;
  const copy = () =>
    void navigator.clipboard
      .writeText(email)
      .then(() => notify({ type: 'success', message: t('person.copied', { email }) }))
      .catch(() => notify({ type: 'warning', message: t('person.copyFailed') }));
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Avatar src={avatarUrl} className="size-14" />
        <div className="min-w-0 grow basis-60">
          <h1 className="display-2 text-[clamp(1.625rem,1.2rem+1.5vw,2.5rem)] break-words">{name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <StateBadge state={state} />
            <span>
              <RoleNames roles={roles} />
              {company && ` · ${company.name}`}
            </span>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <span className="flex min-w-0 items-center gap-1">
          <a href={`mailto:${email}`} className={`${textLinkClass} flex min-h-11 min-w-0 items-center gap-2`}>
            <Mail aria-hidden className="size-4 shrink-0" />
            <Email address={email} />
          </a>
          <IconButton icon={Copy} label={t('person.copy')} onClick={copy} />
        </span>
        {phone !== null && (
          <a href={`tel:${phone}`} className={`${textLinkClass} inline-flex min-h-11 items-center`}>
            {formatPhone(phone)}
          </a>
        )}
        <span className="text-sm text-muted">{t(`person.reads.${reads}`)}</span>
        <span className="text-sm text-muted">
          {t('person.since', { date: formatOfficeDate(createdAt, locale) })} ·{' '}
          {lastSeenAt === null ? t('never') : t('person.lastSeen', { date: formatOfficeDateTime(lastSeenAt, locale) })}
        </span>
      </div>
      {state === AccountState.UNCONFIRMED && <p className="text-muted">{t('person.unconfirmed')}</p>}
      <PersonActions person={person} />
    </header>
  );
}
