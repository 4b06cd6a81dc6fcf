import type { MediaWire } from '@dronesoccer/contracts';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { Button } from '@/ui/actions/button';
import { FormSection } from '@/ui/layout/form-section';
import { Picture } from '@/ui/layout/picture';
import { focusAt, type MediaForm } from '../model/media-form';

const axes = ['focusX', 'focusY'] as const;

/** The crops of a picture on pages: a card, a wide cover and a square. */
const crops = ['aspect-video w-40', 'aspect-[3/1] w-52', 'aspect-square w-24'];

interface FocusPickerProps {
  form: MediaForm;
  media: MediaWire;
}

/** Picks the point that stays visible when a picture is cropped: with the pointer on the picture, or with two sliders. */
export function FocusPicker({ form, media }: FocusPickerProps) {
  const { t } = useTranslation('media.admin');
  const [x, y] = form.watch(axes);
  const change = (next: { x: number; y: number }) => {
    form.setValue('focusX', next.x, { shouldDirty: true });
    form.setValue('focusY', next.y, { shouldDirty: true });
  };
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    if (event.buttons !== 1) return;
    change(focusAt(event, event.currentTarget.getBoundingClientRect()));
  };
  return (
    <FormSection title={t('focus.title')} text={t('focus.text')} columns={1}>
      <div
        className="relative w-fit max-w-full cursor-crosshair touch-none self-start overflow-hidden rounded-control border border-line select-none"
        onPointerDown={point}
        onPointerMove={point}
      >
        <Picture
          src={media.url}
          alt={t('focus.picture')}
          sizes="(min-width: 40rem) 36rem, 92vw"
          width={media.width}
          height={media.height}
          className="pointer-events-none max-h-96 w-auto max-w-full"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute size-9 -translate-x-1/2 -translate-y-1/2 rounded-full border-4 border-surface bg-ice/30 outline-2 outline-ink"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {axes.map((axis) => (
          <label key={axis} className="flex flex-col gap-1 text-[0.9375rem] font-semibold">
            {t(`fields.${axis}`)}
            <input
              type="range"
              min={0}
              max={100}
              value={axis === 'focusX' ? x : y}
              aria-valuetext={t(`focus.${axis}`, { percent: axis === 'focusX' ? x : y })}
              className="h-11 w-full accent-ice-fill"
              onChange={({ target }) => form.setValue(axis, Number(target.value), { shouldDirty: true })}
            />
          </label>
        ))}
      </div>
      <div className="flex flex-col gap-2">
        <p className="text-sm text-muted">{t('focus.crops')}</p>
        <div className="flex flex-wrap items-end gap-3">
          {crops.map((crop) => (
            <Picture
              key={crop}
              src={media.url}
              alt=""
              sizes="14rem"
              width={media.width}
              height={media.height}
              focus={{ x, y }}
              className={cx('rounded-control border border-line object-cover', crop)}
            />
          ))}
        </div>
      </div>
      <Button variant="quiet" className="self-start" onClick={() => change({ x: 50, y: 50 })}>
        {t('focus.reset')}
      </Button>
    </FormSection>
  );
}
