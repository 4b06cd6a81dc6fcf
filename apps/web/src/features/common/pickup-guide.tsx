import { mapUrl, type LocationWire } from '@dronesoccer/contracts';
import { Clock, IdCard, MapPin, UserRound, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textLinkClass } from '@/ui/actions/link';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

interface PickupGuideProps {
  place: LocationWire;
  /** `ordering`: not placed yet; `waiting`: being prepared; `ready`: waiting at the counter. */
  state: 'ordering' | 'waiting' | 'ready';
  /** The address to which the notification is sent once the order is ready. */
  email: string;
  /** The person who collects the order. Omitted where the form beside it asks for that person. */
  contact?: ReactNode;
}

/** The pickup instructions: when, where, who, and what to bring. */
export function PickupGuide({ place, state, email, contact }: PickupGuideProps) {
  const { t } = useTranslation('orders');
  const { name, address, city, province, postalCode } = place;
  return (
    <dl className="flex flex-col gap-4 rounded-card bg-raised p-5">
      <Entry icon={Clock} label={t('pickupGuide.when')}>
        {state === 'ready' ? t('pickupGuide.whenReady') : t('pickupGuide.whenLater', { email })}
      </Entry>
      <Entry icon={MapPin} label={t('pickupGuide.where')}>
        <address className="not-italic">
          <span className="block font-semibold">{name}</span>
          <span className="block">{address}</span>
          {city}, {province} <span className="whitespace-nowrap">{postalCode}</span>
        </address>
        <a
          href={mapUrl(place)}
          target="_blank"
          rel="noopener noreferrer"
          className={`${textLinkClass} inline-flex min-h-11 items-center`}
        >
          {t('pickupGuide.map')} <VisuallyHidden>{t('pickupGuide.newTab')}</VisuallyHidden>
        </a>
      </Entry>
      {contact && (
        <Entry icon={UserRound} label={t('pickupGuide.who')}>
          {contact}
        </Entry>
      )}
      <Entry icon={IdCard} label={t('pickupGuide.bring')}>
        {t('pickupGuide.bringText')}
      </Entry>
    </dl>
  );
}

function Entry({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5">
      <Icon aria-hidden className="mt-0.5 size-5 text-muted" />
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="col-start-2 wrap-anywhere">{children}</dd>
    </div>
  );
}
