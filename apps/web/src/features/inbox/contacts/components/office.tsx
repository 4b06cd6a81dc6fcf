import { type OrganisationContactWire, toE164 } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { Clock, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PostalAddress } from '@/features/common/postal-address';
import { cx } from '@/lib/cx';
import { formatPhone } from '@/lib/format';
import { useLocale } from '@/lib/i18n/use-locale';
import { TextLink } from '@/ui/actions/link';
import { Skeleton } from '@/ui/feedback/skeleton';
import { officeQuery } from '../api/queries';

/** The organisation's address, phone, email and hours, as far as its settings contain them. */
export function Office() {
  const { t } = useTranslation('contacts');
  const { data, isError } = useQuery(officeQuery());
  // The form beside it works without these details.
  if (isError) return null;
  return (
    <section aria-labelledby="office" className="flex flex-col gap-4 rounded-card border-2 border-line bg-raised p-6">
      <h2 id="office" className="display-3">
        {t('office.title')}
      </h2>
      {data ? <Lines office={data} /> : <Skeleton className="h-40" />}
    </section>
  );
}

function Lines({ office }: { office: OrganisationContactWire }) {
  const { t } = useTranslation('contacts');
  const locale = useLocale();
  const { line1, phone, email, hours } = office;
  return (
    <dl className="flex flex-col gap-4">
      {line1 !== '' && (
        <Line icon={MapPin} label={t('office.address')}>
          <PostalAddress address={{ ...office, fullName: office.name }} />
        </Line>
      )}
      {phone !== null && (
        <Line icon={Phone} label={t('office.phone')} isLink>
          <TextLink to={`tel:${toE164(phone)}`} className="inline-flex min-h-11 items-center tabular-nums">
            {formatPhone(toE164(phone))}
          </TextLink>
        </Line>
      )}
      {email !== '' && (
        <Line icon={Mail} label={t('office.email')} isLink>
          <TextLink to={`mailto:${email}`} className="inline-flex min-h-11 items-center wrap-anywhere">
            {email}
          </TextLink>
        </Line>
      )}
      {hours !== null && (
        <Line icon={Clock} label={t('office.hours')}>
          <span className="whitespace-pre-line">{hours[locale]}</span>
        </Line>
      )}
    </dl>
  );
}

interface LineProps {
  icon: LucideIcon;
  label: string;
  /** The line contains a link, so it gets the height of a touch target. */
  isLink?: boolean;
  children: ReactNode;
}

function Line({ icon: Icon, label, isLink = false, children }: LineProps) {
  return (
    <div className={cx('flex gap-3', isLink && '-my-2.5 items-center')}>
      <dt className={cx(!isLink && 'mt-0.5')}>
        <Icon aria-hidden className="size-5 text-ice" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
