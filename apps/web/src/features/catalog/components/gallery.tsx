import type { ProductImage } from '@dronesoccer/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { Picture } from '@/ui/picture';

/** The product's pictures: one large, the others to choose from below it. */
export function Gallery({ name, images }: { name: string; images: readonly ProductImage[] }) {
  const { t } = useTranslation('shop');
  const [chosen, setChosen] = useState(0);
  const shown = images[chosen] ?? images[0];
  if (!shown) return null;
  return (
    <div className="flex flex-col gap-3">
      <div className="night overflow-hidden rounded-card">
        <Picture
          key={shown.url}
          src={shown.url}
          alt={shown.alt || name}
          sizes="(min-width: 64rem) 50vw, 100vw"
          priority
          className="aspect-16/10 w-full object-cover"
        />
      </div>
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
                <Picture src={image.url} alt="" sizes="6rem" className="aspect-16/10 w-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
