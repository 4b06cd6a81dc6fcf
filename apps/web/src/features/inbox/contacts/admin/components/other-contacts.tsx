import { type ContactWire, contactLabels } from '@dronesoccer/contracts';
import { useTranslation } from 'react-i18next';
import { formatOfficeDateTime } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { paths } from '@/lib/dashboard-paths';
import { TextLink } from '@/ui/actions/link';
import { StateBadge } from './state-badge';

/** Other messages from the same address. */
export function OtherContacts({ contact: { others } }: { contact: ContactWire }) {
  const { t } = useTranslation('contacts.admin');
  const locale = useLocale();
  if (others.length === 0) return null;
  return (
    <section className="flex flex-col">
      <h3 className="display-3 mb-3 text-lg">{t('contact.others')}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {others.map(({ id, number, type, state, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <TextLink to={paths.dashboardContact(id)} className="inline-flex min-h-11 items-center">
              {number}
            </TextLink>
            <span className="text-sm text-muted">
              {contactLabels.types[type][locale]} · {formatOfficeDateTime(createdAt, locale)}
            </span>
            <StateBadge state={state} />
          </li>
        ))}
      </ul>
    </section>
  );
}
