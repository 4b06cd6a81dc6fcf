import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '@/features/common/qr-code';
import { TextLink } from '@/ui/actions/link';
import { Dialog } from '@/ui/overlays/dialog';
import { pathOfAddress } from '@/lib/path-of-address';
import { useIsSigned, useSignedGuests } from '../api/waiver';

export interface WaiverCodeProps {
  open: boolean;
  /** The signing link. */
  url: string;
  name: string;
  /** True for the guests of a whole arena, who all sign by this link. */
  isGroup?: boolean;
  onClose: () => void;
}

/**
 * The QR code of the page on which a person or the guests of a whole arena sign, for their phones. The dialog says when
 * the person has signed, or how many guests have.
 */
export default function WaiverCode({ open, url, name, isGroup = false, onClose }: WaiverCodeProps) {
  const { t } = useTranslation('day.admin');
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('waiver.title', { name })}>
      {isGroup ? <GroupCode url={url} /> : <Code url={url} />}
    </Dialog>
  );
}

function Code({ url }: { url: string }) {
  const { t } = useTranslation('day.admin');
  const isSigned = useIsSigned({ url });
  return (
    <div role="status" className="flex flex-col items-center gap-4 text-center">
      {isSigned ? (
        <>
          <CircleCheck aria-hidden className="size-20 text-good" />
          <p className="lead font-semibold">{t('waiver.signed')}</p>
        </>
      ) : (
        <>
          <p>{t('waiver.text')}</p>
          <PageCode url={url} />
        </>
      )}
    </div>
  );
}

/** The code stays, because the guests scan it one after the other. */
function GroupCode({ url }: { url: string }) {
  const { t } = useTranslation('day.admin');
  const guests = useSignedGuests(url);
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <p>{t('waiver.guestsText')}</p>
      <PageCode url={url} />
      <p role="status" className="lead min-h-8 font-semibold tabular-nums">
        {guests && t('waiver.guestsSigned', { signed: guests.signed, places: guests.places })}
      </p>
    </div>
  );
}

function PageCode({ url }: { url: string }) {
  const { t } = useTranslation('day.admin');
  return (
    <>
      <QrCode text={url} label={t('waiver.alt')} />
      <TextLink to={pathOfAddress(url)} target="_blank" className="inline-flex min-h-11 items-center">
        {t('waiver.link')}
      </TextLink>
    </>
  );
}
