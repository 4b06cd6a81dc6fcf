import type { PersonWire } from '@dronesoccer/contracts';
import { MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/features/common/admin/panel';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';

/** The ways in which the person logs in, and the open sessions. */
export function LoginPanel({
  person: { hasPassword, hasGoogle, hasTwoStep, isEmailVerified, sessions },
}: {
  person: PersonWire;
}) {
  const { t } = useTranslation('accounts.admin');
  const locale = useLocale();
  const methods = [
    ...(hasPassword ? [t('login.password')] : []),
    ...(hasGoogle ? ['Google'] : []),
    ...(hasTwoStep ? [t('login.twoStep')] : []),
  ];
  return (
    <Panel title={t('login.title')}>
      <p>
        {methods.length === 0 ? t('login.none') : methods.join(', ')}
        <span className="text-muted"> · {t(isEmailVerified ? 'login.confirmed' : 'login.unconfirmed')}</span>
      </p>
      {sessions.length === 0 ? (
        <p className="text-muted">{t('login.noSessions')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {sessions.map(({ id, device, lastSeenAt }) => (
            <li key={id} className="flex items-center gap-4 py-2.5">
              <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
              <span className="min-w-0">
                <span className="block font-semibold break-words">{device || t('login.unknownDevice')}</span>
                <span className="text-sm text-muted">
                  {t('login.lastSeen', { date: formatOfficeDateTime(lastSeenAt, locale) })}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
