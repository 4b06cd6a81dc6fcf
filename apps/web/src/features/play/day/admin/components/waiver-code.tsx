import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { renderSVG } from 'uqr';
import { TextLink } from '@/ui/actions/link';
import { Dialog } from '@/ui/overlays/dialog';
import { pathOfAddress } from '@/lib/paths';
import { useIsSigned } from '../api/waiver';

/** The quiet zone around the code, in modules, which cameras need to find the code (ISO/IEC 18004). */
const border = 4;

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
          <img
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(url, { ecc: 'M', border }))}`}
            alt={t('waiver.alt')}
            width={288}
            height={288}
            className="size-72 max-w-full rounded-control"
          />
          <TextLink to={pathOfAddress(url)} target="_blank" className="inline-flex min-h-11 items-center">
            {t('waiver.link')}
          </TextLink>
        </>
      )}
    </div>
  );
}
