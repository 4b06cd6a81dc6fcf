import type { DayBookingWire } from '@dronesoccer/contracts';
import { FileWarning } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '@/lib/late';
import { Button } from '@/ui/actions/button';
import { useSeatName } from './use-seat-name';
import type { WaiverCodeProps } from './waiver-code';

const WaiverCode = lazyComponent<WaiverCodeProps>(() => import('./waiver-code'), {
  isOpen: ({ open }) => open,
  close: ({ onClose }) => onClose(),
});

type ShownPerson = Pick<WaiverCodeProps, 'url' | 'name' | 'isGroup'>;

/** Returns the dialog with a person's QR code. It stays open after the signature, when the sheet no longer marks them. */
export function useWaiverCode(): { show: (person: ShownPerson) => void; dialog: ReactNode } {
  const [shown, setShown] = useState<ShownPerson | null>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    show: (person) => {
      setShown(person);
      setOpen(true);
    },
    dialog: shown && <WaiverCode open={isOpen} {...shown} onClose={() => setOpen(false)} />,
  };
}

interface MissingWaiverProps {
  /** The person's name, or the words for a seat without one. */
  name: string;
  /** True where the name is not shown beside the mark. */
  isNamed?: boolean;
  onOpen: () => void;
}

/** Marks a person without a valid waiver in words, and opens the QR code of the page on which they sign. */
export function MissingWaiver({ name, isNamed = false, onOpen }: MissingWaiverProps) {
  const { t } = useTranslation('day.admin');
  return (
    <Button
      variant="quiet"
      className="-ml-4.5 shrink-0 text-warn"
      aria-label={t('waiver.open', { name })}
      onClick={onOpen}
    >
      <FileWarning aria-hidden className="size-5 shrink-0" />
      {isNamed ? t('waiver.missingOf', { name }) : t('waiver.missing')}
    </Button>
  );
}

/** Marks each person of a booking without a valid waiver, where the seats themselves are not listed. */
export function MissingWaivers({ booking }: { booking: DayBookingWire }) {
  const seatName = useSeatName(booking);
  const { show, dialog } = useWaiverCode();
  return (
    <>
      {booking.unsigned.length > 0 && (
        <ul className="flex w-full flex-wrap gap-x-4 pl-4.5">
          {booking.unsigned.map(({ id, url, name: given }) => {
            const name = given || seatName(id);
            return (
              <li key={id}>
                <MissingWaiver isNamed name={name} onOpen={() => show({ url, name })} />
              </li>
            );
          })}
        </ul>
      )}
      {dialog}
    </>
  );
}
