import { commonFields, type LocalText, type OwnPicture } from '@dronesoccer/contracts';
import { Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { Badge } from '@/ui/feedback/badge';
import { Field } from '@/ui/fields/field';
import { IconButton } from '@/ui/actions/icon-button';
import { Input } from '@/ui/fields/input';
import { Picture } from '@/ui/layout/picture';
import { useSortItem } from '../sorting/use-sort-item';

interface PictureCardProps {
  picture: OwnPicture;
  index: number;
  onChange: (alt: LocalText) => void;
  onRemove: () => void;
  onMakeCover: () => void;
}

/** A picture of a list, with fields for its alternative text. */
export function PictureCard({ picture, index, onChange, onRemove, onMakeCover }: PictureCardProps) {
  const { t } = useTranslation('kit');
  const { item, isDragging, handle } = useSortItem(picture.url);
  const number = index + 1;
  return (
    <li
      {...item}
      aria-label={t('pictures.altOf', { number })}
      className={cx(
        'flex flex-col gap-3 rounded-card border bg-surface p-3',
        isDragging ? 'relative z-10 border-ice shadow-lift' : 'border-line',
      )}
    >
      <div className="relative">
        <Picture
          src={picture.url}
          alt=""
          sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, 90vw"
          className="aspect-4/3 w-full rounded-control bg-raised object-cover"
        />
        {index === 0 && (
          <span className="absolute top-2 left-2">
            <Badge tone="ice">{t('pictures.cover')}</Badge>
          </span>
        )}
      </div>
      <div className="flex items-center justify-between">
        {handle}
        <span className="flex">
          {index > 0 && <IconButton icon={Star} label={t('pictures.makeCover', { number })} onClick={onMakeCover} />}
          <IconButton icon={Trash2} label={t('pictures.remove', { number })} onClick={onRemove} />
        </span>
      </div>
      <Field label={t('pictures.altEn')} required>
        <Input
          lang="en"
          maxLength={commonFields.pictureAlt.max}
          autoComplete="off"
          value={picture.alt.en}
          onChange={({ target }) => onChange({ ...picture.alt, en: target.value })}
        />
      </Field>
      <Field label={t('pictures.altFr')} required>
        <Input
          lang="fr"
          maxLength={commonFields.pictureAlt.max}
          autoComplete="off"
          value={picture.alt.fr}
          onChange={({ target }) => onChange({ ...picture.alt, fr: target.value })}
        />
      </Field>
    </li>
  );
}
