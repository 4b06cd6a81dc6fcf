import type { PersonWire } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { Panel } from '@/features/common/admin/panel';
import { paths } from '@/lib/dashboard-paths';
import { formatOfficeDate } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { TextLink } from '@/ui/actions/link';

/** The newsletter subscription of the person's address, and the policies that the person accepted. */
export function ConsentPanel({ person: { newsletter, policies } }: { person: PersonWire }) {
  const { t } = useTranslation('accounts.admin');
  const locale = useLocale();
  return (
    <Panel title={t('consent.title')}>
      <dl className="flex flex-col gap-4">
        <div>
          <dt className="text-sm text-muted">{t('consent.newsletter')}</dt>
          <dd>
            {newsletter === null ? (
              t('consent.never')
            ) : (
              <TextLink to={paths.subscriber(newsletter.id)} className="inline-flex min-h-11 items-center">
                {t(`consent.states.${newsletter.state}`, { date: formatOfficeDate(newsletter.since, locale) })}
              </TextLink>
            )}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('consent.policies')}</dt>
          {policies.length === 0 && <dd>{t('consent.none')}</dd>}
          {policies.map(({ policy, number, acceptedAt }) => (
            <dd key={policy}>
              <span className="font-semibold">{t(`consent.names.${policy}`)}</span>{' '}
              <span className="text-muted">
                {t('consent.version', { number, date: formatOfficeDate(acceptedAt, locale) })}
              </span>
            </dd>
          ))}
        </div>
      </dl>
    </Panel>
  );
}
