import type { AdminOrderSummaryWire } from '@dronesoccer/contracts';
import type { UniqueIdentifier } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import { statusesInOrder, statusKeys } from '../../model/state-name';

/** The screen-reader announcements during a drag, in the page's language. */
export function useBoardVoice(orderOf: (id: UniqueIdentifier) => AdminOrderSummaryWire | null) {
  const { t } = useTranslation('orders.admin');
  const numberOf = (id: UniqueIdentifier) => orderOf(id)?.number ?? '';
  const stateOf = (id: UniqueIdentifier) => {
    const status = statusesInOrder.find((each) => String(each) === id);
    return status === undefined ? '' : t(statusKeys[status]);
  };
  type Drag = { active: { id: UniqueIdentifier }; over: { id: UniqueIdentifier } | null };
  return {
    screenReaderInstructions: { draggable: t('board.hint') },
    announcements: {
      onDragStart: ({ active }: Pick<Drag, 'active'>) => t('board.announce.picked', { number: numberOf(active.id) }),
      onDragOver: ({ active, over }: Drag) =>
        over ? t('board.announce.over', { number: numberOf(active.id), state: stateOf(over.id) }) : undefined,
      onDragEnd: ({ active, over }: Drag) =>
        over
          ? t('board.announce.dropped', { number: numberOf(active.id), state: stateOf(over.id) })
          : t('board.announce.cancelled', { number: numberOf(active.id) }),
      onDragCancel: ({ active }: Drag) => t('board.announce.cancelled', { number: numberOf(active.id) }),
    },
  };
}
