import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { TextLink } from '@/ui/actions/link';
import { Dialog } from '@/ui/overlays/dialog';
import { pathOfAddress } from '@/lib/path-of-address';
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
          <QrCode text={url} label={t('waiver.alt')} />
          <TextLink to={pathOfAddress(url)} target="_blank" className="inline-flex min-h-11 items-center">
            {t('waiver.link')}
          </TextLink>
        </>
      )}
    </div>
  );
}

/** A QR code, which is always black on white, whatever the page's colours, so that cameras can read it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-72 max-w-full rounded-control forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="white" />
      <path d={modules.join('')} fill="black" />
    </svg>
  );
}
