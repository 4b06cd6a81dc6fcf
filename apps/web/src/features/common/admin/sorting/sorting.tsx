import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { handleId, SortingContext, type SortingTexts } from './sorting-context';

interface SortingProps {
  /** The items in their current order. */
  ids: readonly string[];
  /** Moves an item to another place. */
  onMove: (from: number, to: number) => void;
  /** The texts that name an item: a picture, or an item of any kind. */
  texts: SortingTexts;
  /** The list. Each of its items calls `useSortItem`. */
  children: ReactNode;
}

/** A list that can be reordered by mouse, touch or keyboard. */
export function Sorting({ ids, onMove, texts, children }: SortingProps) {
  const { t } = useTranslation('kit');
  const sensors = useSensors(
    // A press without movement is a click on the handle, not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
  );
  const placeOf = (id: unknown) => ids.findIndex((each) => each === id);
  // Announces moves by arrow key. The handle listens to the keys itself, because a drawer does not pass them on to outer
  // listeners.
  const [said, setSaid] = useState('');
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    // A browser may blur an element that moves in the document.
    document.getElementById(handleId(moved.current))?.focus();
    moved.current = null;
  }, [ids]);
  const total = ids.length;
  const step = (id: string, by: -1 | 1) => {
    const [from, to] = [placeOf(id), placeOf(id) + by];
    if (to < 0 || to >= total) return;
    moved.current = id;
    onMove(from, to);
    setSaid(t(`${texts}.put`, { number: to + 1, total }));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t(`${texts}.picked`, { number: placeOf(active.id) + 1 }),
    onDragOver: ({ over }) => (over ? t(`${texts}.over`, { number: placeOf(over.id) + 1, total }) : undefined),
    onDragEnd: ({ over }) => (over ? t(`${texts}.put`, { number: placeOf(over.id) + 1, total }) : undefined),
    onDragCancel: () => t(`${texts}.cancelled`),
  };
  return (
    <SortingContext value={{ ids, step, texts }}>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t(`${texts}.instructions`) } }}
        onDragEnd={drop}
      >
        <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
          {children}
        </SortableContext>
      </DndContext>
      <p role="status" className="sr-only">
        {said}
      </p>
    </SortingContext>
  );
}
