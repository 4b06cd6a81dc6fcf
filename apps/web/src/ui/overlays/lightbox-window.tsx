import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { IconButton, iconButtonClass } from '../actions/icon-button';
import { Picture } from '../layout/picture';
import { useZoom } from './use-zoom';

interface LightboxPicture {
  url: string;
  alt: string;
  /** The size in pixels; omitted if the address contains it. */
  width?: number | null;
  height?: number | null;
}

export interface LightboxProps {
  /** The subject of the pictures, used as the window's title. */
  name: string;
  images: readonly LightboxPicture[];
  /** The index of the visible picture; null while closed. */
  at: number | null;
  onChange: (at: number | null) => void;
}

/** A full-screen picture that can be zoomed. Arrow keys and swipes move to the other pictures. */
export default function Lightbox({ name, images, at, onChange }: LightboxProps) {
  const { t } = useTranslation('lightbox');
  const image = at === null ? undefined : images[at];
  const turnTo = (next: number) => onChange((next + images.length) % images.length);
  const zoom = useZoom((step) => {
    if (at !== null && images.length > 1) turnTo(at + step);
  });
  const show = (next: number) => {
    zoom.reset();
    turnTo(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (at === null) return;
    if (event.key === 'ArrowRight') show(at + 1);
    else if (event.key === 'ArrowLeft') show(at - 1);
    else zoom.onKey(event);
  };
  const close = () => {
    zoom.reset();
    onChange(null);
  };
  return (
    <Dialog.Root open={image !== undefined} onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Popup
          onKeyDown={onKeyDown}
          className="night dialog-motion fixed inset-0 z-50 flex flex-col bg-ground text-ink outline-none"
        >
          <header className="flex items-center gap-1 px-3 py-2">
            <Dialog.Title className="min-w-0 grow truncate px-2 font-semibold">{name}</Dialog.Title>
            {images.length > 1 && at !== null && (
              <p aria-live="polite" className="numeral px-2 text-sm whitespace-nowrap text-muted">
                {t('pictureOf', { number: at + 1, count: images.length })}
              </p>
            )}
            <IconButton icon={ZoomOut} label={t('zoomOut')} disabled={zoom.scale === 1} onClick={zoom.zoomOut} />
            <IconButton icon={ZoomIn} label={t('zoomIn')} onClick={zoom.zoomIn} />
            <Dialog.Close aria-label={t('close')} className={iconButtonClass}>
              <X aria-hidden className="size-5.5" />
            </Dialog.Close>
          </header>
          <div className="relative min-h-0 grow">
            {image && (
              <div
                {...zoom.handlers}
                className={cx(
                  'absolute inset-0 flex touch-none items-center justify-center overflow-hidden p-2 select-none',
                  zoom.scale > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
                )}
              >
                <div className="max-h-full max-w-full" style={{ transform: zoom.transform }}>
                  <Picture
                    key={image.url}
                    src={image.url}
                    width={image.width}
                    height={image.height}
                    alt={image.alt || name}
                    sizes={zoom.scale > 1 ? '200vw' : '100vw'}
                    priority
                    className="pointer-events-none max-h-[calc(100dvh-5rem)] w-auto max-w-full rounded-control object-contain"
                  />
                </div>
              </div>
            )}
            {images.length > 1 && at !== null && (
              <>
                <IconButton
                  icon={ChevronLeft}
                  label={t('previous')}
                  className="absolute top-1/2 left-2 -translate-y-1/2 bg-surface"
                  onClick={() => show(at - 1)}
                />
                <IconButton
                  icon={ChevronRight}
                  label={t('next')}
                  className="absolute top-1/2 right-2 -translate-y-1/2 bg-surface"
                  onClick={() => show(at + 1)}
                />
              </>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
