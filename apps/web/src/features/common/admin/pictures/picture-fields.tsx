import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { OwnPicture } from '@dronesoccer/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '@/ui/layout/form-section';
import { FieldError } from '@/ui/fields/field';
import { notify } from '@/lib/notify';
import { FileDrop } from '../file-drop';
import { handleId, PictureCard } from './picture-card';
import { pictureKinds } from './picture-kinds';
import { UploadList } from './upload-list';
import type { PictureUploads } from './use-picture-uploads';

interface PictureFieldsProps {
  pictures: readonly OwnPicture[];
  onChange: (next: readonly OwnPicture[]) => void;
  error: string | undefined;
  /** The maximum number of pictures. */
  max: number;
  uploads: PictureUploads;
}

/**
 * A list of pictures with alternative texts that can be reordered by mouse, touch or keyboard. The first picture is the
 * cover.
 */
export function PictureFields({ pictures, onChange, error, max, uploads }: PictureFieldsProps) {
  const { t } = useTranslation('kit');
  const sensors = useSensors(
    // A press without movement is a click on the handle, not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
  );
  const placeOf = (url: unknown) => pictures.findIndex((picture) => picture.url === url);
  // Announces moves by arrow key. The handle listens to the keys itself, because the drawer does not pass them on to
  // outer listeners.
  const [said, setSaid] = useState('');
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    // A browser may blur an element that moves in the document.
    document.getElementById(handleId(moved.current))?.focus();
    moved.current = null;
  }, [pictures]);
  const step = (url: string, by: -1 | 1) => {
    const [from, to] = [placeOf(url), placeOf(url) + by];
    if (to < 0 || to >= pictures.length) return;
    moved.current = url;
    onChange(arrayMove([...pictures], from, to));
    setSaid(t('pictures.put', { number: to + 1, total: pictures.length }));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onChange(arrayMove([...pictures], placeOf(active.id), placeOf(over.id)));
  };
  const add = (files: readonly File[]) => {
    const room = max - pictures.length - uploads.uploads.length;
    if (files.length > room) notify({ type: 'warning', message: t('pictures.tooMany', { max }) });
    uploads.add(files.slice(0, Math.max(room, 0)));
  };
  const total = pictures.length;
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('pictures.picked', { number: placeOf(active.id) + 1 }),
    onDragOver: ({ over }) => (over ? t('pictures.over', { number: placeOf(over.id) + 1, total }) : undefined),
    onDragEnd: ({ over }) => (over ? t('pictures.put', { number: placeOf(over.id) + 1, total }) : undefined),
    onDragCancel: () => t('pictures.cancelled'),
  };
  return (
    <FormSection title={t('pictures.title')} text={t('pictures.text')} columns={1}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('pictures.instructions') } }}
        onDragEnd={drop}
      >
        <SortableContext items={pictures.map(({ url }) => url)} strategy={rectSortingStrategy}>
          <ol className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {pictures.map((picture, index) => (
              <PictureCard
                key={picture.url}
                picture={picture}
                index={index}
                total={total}
                onChange={(alt) => onChange(pictures.map((each, place) => (place === index ? { ...each, alt } : each)))}
                onStep={(by) => step(picture.url, by)}
                onRemove={() => onChange(pictures.filter((_, place) => place !== index))}
                onMakeCover={() => onChange(arrayMove([...pictures], index, 0))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p role="status" className="sr-only">
        {said}
      </p>
      <UploadList uploads={uploads} />
      <FieldError error={error} />
      {total < max && (
        <FileDrop
          words={{ drop: t('pictures.drop'), choose: t('pictures.choose'), limits: t('pictures.limits') }}
          accept={pictureKinds}
          multiple
          onFiles={add}
        />
      )}
    </FormSection>
  );
}
