import { type BookingWire, BookingMode, type UnsignedWire } from '@dronesoccer/contracts';
import { Check, CircleAlert, Link2, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useShare } from '@/features/common/use-share';
import { notify } from '@/lib/notify';
import { pathOfAddress } from '@/lib/path-of-address';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { Card } from '@/ui/layout/card';

export interface UnsignedPeopleProps {
  booking: BookingWire;
}

/** The people of a booking who have no valid waiver. Each can sign here, or receives the link. */
export default function UnsignedPeople({ booking: { unsigned, seats, mode, contact } }: UnsignedPeopleProps) {
  const { t } = useTranslation('memberships');
  const nameOf = ({ id, name }: UnsignedWire): string => {
    if (name !== '') return name;
    if (mode === BookingMode.FULL || seats.length === 1) return contact.fullName;
    return t('waiver.unsigned.seat', { number: seats.findIndex((seat) => seat.id === id) + 1 });
  };
  return (
    <Card>
      <h2 className="display-3">{t('waiver.unsigned.title')}</h2>
      <p className="mt-1 text-muted">{t('waiver.unsigned.text')}</p>
      <ul aria-label={t('waiver.unsigned.title')} className="mt-3 divide-y divide-line">
        {unsigned.map((person) => (
          <UnsignedPerson key={person.id} url={person.url} name={nameOf(person)} />
        ))}
      </ul>
    </Card>
  );
}

function UnsignedPerson({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation('memberships');
  const { pathname, search } = useLocation();
  const { canShare, isCopied, share } = useShare({
    title: t('waiver.unsigned.message', { name }),
    onFailed: () => notify({ type: 'danger', message: t('waiver.unsigned.failed') }),
  });
  const Icon = canShare ? Share2 : isCopied ? Check : Link2;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <CircleAlert aria-hidden className="size-5 shrink-0 text-warn" />
      <span className="min-w-0 grow basis-32 font-semibold wrap-anywhere">{name}</span>
      <span className="flex flex-wrap gap-2">
        <ButtonLink
          variant="outline"
          to={pathOfAddress(url)}
          state={{ backTo: pathname + search }}
          aria-label={t('waiver.unsigned.signFor', { name })}
        >
          {t('waiver.unsigned.sign')}
        </ButtonLink>
        <Button
          variant="outline"
          aria-label={
            isCopied ? undefined : t(canShare ? 'waiver.unsigned.shareFor' : 'waiver.unsigned.copyFor', { name })
          }
          onClick={() => void share(url)}
        >
          <Icon aria-hidden className="size-5" />
          <span aria-live="polite">
            {t(canShare ? 'waiver.unsigned.share' : isCopied ? 'waiver.unsigned.copied' : 'waiver.unsigned.copy')}
          </span>
        </Button>
      </span>
    </li>
  );
}
