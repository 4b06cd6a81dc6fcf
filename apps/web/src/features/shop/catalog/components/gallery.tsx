import type { ProductImage } from '@dronesoccer/contracts';
import { Maximize2 } from 'lucide-react';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { Picture } from '@/ui/layout/picture';
import { Lightbox } from '@/ui/overlays/lightbox';
import { NoPicture } from './no-picture';

/**
 * The product's pictures: a large one, which zooms under the mouse and opens full screen on a click, and thumbnails
 * below.
 */
export function Gallery({ name, images }: { name: string; images: readonly ProductImage[] }) {
  const { t } = useTranslation('shop');
  const [chosen, setChosen] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const shown = images[chosen] ?? images[0];
  if (!shown) return <NoPicture className="aspect-4/3 rounded-card" />;
  return (
    <div className="flex flex-col gap-3">
      <ZoomablePicture label={t('product.enlarge', { what: shown.alt || name })} onOpen={() => setOpened(chosen)}>
        {(isNear) => (
          <Picture
            key={shown.url}
            src={shown.url}
            width={shown.width}
            height={shown.height}
            alt={shown.alt || name}
            sizes={isNear ? '125vw' : '(min-width: 64rem) 50vw, 100vw'}
            priority
            className="aspect-4/3 w-full object-cover"
          />
        )}
      </ZoomablePicture>
      {images.length > 1 && (
        <ul aria-label={t('product.pictures')} className="flex flex-wrap gap-3">
          {images.map((image, at) => (
            <li key={image.url}>
              <button
                type="button"
                aria-label={t('product.picture', { number: at + 1, count: images.length, what: image.alt || name })}
                aria-pressed={at === chosen}
                onClick={() => setChosen(at)}
                className={cx(
                  'block w-24 overflow-hidden rounded-control border-2 transition-colors duration-(--fast)',
                  at === chosen ? 'border-ice' : 'border-line hover:border-line-strong',
                )}
              >
                <Picture
                  src={image.url}
                  width={image.width}
                  height={image.height}
                  alt=""
                  sizes="6rem"
                  className="aspect-16/10 w-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Lightbox
        name={name}
        images={images}
        at={opened}
        onChange={(at) => {
          setOpened(at);
          if (at !== null) setChosen(at);
        }}
      />
    </div>
  );
}

interface LookingGlassProps {
  label: string;
  onOpen: () => void;
  children: (isNear: boolean) => ReactNode;
}

/**
 * Magnifies the picture two and a half times under a mouse and follows the pointer. Touch and keyboard open the picture
 * full screen.
 */
function ZoomablePicture({ label, onOpen, children }: LookingGlassProps) {
  const [point, setPoint] = useState<string | null>(null);
  const look = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse') return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    setPoint(`${(100 * x).toFixed(1)}% ${(100 * y).toFixed(1)}%`);
  };
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onOpen}
      onPointerMove={look}
      onPointerLeave={() => setPoint(null)}
      className="night group relative block cursor-zoom-in overflow-hidden rounded-card"
    >
      <span
        className="block transition-transform duration-(--fast)"
        style={point === null ? undefined : { transform: 'scale(2.5)', transformOrigin: point }}
      >
        {children(point !== null)}
      </span>
      <span
        aria-hidden
        className="absolute right-3 bottom-3 flex size-11 items-center justify-center rounded-full bg-surface text-ink opacity-85 group-hover:opacity-0"
      >
        <Maximize2 className="size-5" />
      </span>
    </button>
  );
}
