import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '@/lib/cx';
import { iconButtonClass } from '@/ui/actions/icon-button';
import { handleId, SortingContext } from './sorting-context';

const steps: Partial<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Returns the props of an item of a `Sorting`, and its handle, which also takes arrow keys. */
export function useSortItem(id: string) {
  const { t } = useTranslation('kit');
  const { ids, step, texts } = use(SortingContext);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      id={handleId(id)}
      onKeyDown={(event) => {
        const by = steps[event.key];
        if (by === undefined) return;
        event.preventDefault();
        step(id, by);
      }}
      aria-label={t(`${texts}.handle`, { number: ids.indexOf(id) + 1, total: ids.length })}
      className={cx(iconButtonClass, 'shrink-0 cursor-grab touch-none active:cursor-grabbing')}
    >
      <GripVertical aria-hidden className="size-5.5" />
    </button>
  );
  const style = { transform: CSS.Transform.toString(transform), transition };
  return { item: { ref: setNodeRef, style }, isDragging, handle };
}
