import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { commonFields, type LocalText, type OwnPicture } from '@dronesoccer/contracts';
import { GripVertical, Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { Badge } from '@/ui/feedback/badge';
import { Field } from '@/ui/fields/field';
import { IconButton, iconButtonClass } from '@/ui/actions/icon-button';
import { Input } from '@/ui/fields/input';
import { Picture } from '@/ui/layout/picture';

interface PictureCardProps {
  picture: OwnPicture;
  index: number;
  total: number;
  onChange: (alt: LocalText) => void;
  /** Moves the picture one position towards the start or the end. */
  onStep: (by: -1 | 1) => void;
  onRemove: () => void;
  onMakeCover: () => void;
}

const steps: Partial<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Returns the id by which a picture's handle is found after the picture has moved. */
export const handleId = (url: string): string => `picture-handle-${url}`;

/** A picture of a list, with fields for its alternative text. */
export function PictureCard({ picture, index, total, onChange, onStep, onRemove, onMakeCover }: PictureCardProps) {
  const { t } = useTranslation('kit');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: picture.url,
  });
  const number = index + 1;
  return (
    <li
      ref={setNodeRef}
      aria-label={t('pictures.altOf', { number })}
      style={{ transform: CSS.Transform.toString(transform), transition }}
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
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          id={handleId(picture.url)}
          onKeyDown={(event) => {
            const by = steps[event.key];
            if (by === undefined) return;
            event.preventDefault();
            onStep(by);
          }}
          aria-label={t('pictures.handle', { number, total })}
          className={cx(iconButtonClass, 'cursor-grab touch-none active:cursor-grabbing')}
        >
          <GripVertical aria-hidden className="size-5.5" />
        </button>
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
