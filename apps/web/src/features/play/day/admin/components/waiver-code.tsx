import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '@/features/common/qr-code';
import { TextLink } from '@/ui/actions/link';
import { Dialog } from '@/ui/overlays/dialog';
import { pathOfAddress } from '@/lib/path-of-address';
import { useIsSigned } from '../api/waiver';

export interface WaiverCodeProps {
  open: boolean;
  /** The signing link. */
  url: string;
  name: string;
  onClose: () => void;
}

/** The QR code of the page on which a person signs, for their phone. The dialog says when they have signed. */
export default function WaiverCode({ open, url, name, onClose }: WaiverCodeProps) {
  const { t } = useTranslation('day.admin');
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('waiver.title', { name })}>
      <Code url={url} />
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
          <QrCode text={url} label={t('waiver.alt')} />
          <TextLink to={pathOfAddress(url)} target="_blank" className="inline-flex min-h-11 items-center">
            {t('waiver.link')}
          </TextLink>
        </>
      )}
    </div>
  );
}
