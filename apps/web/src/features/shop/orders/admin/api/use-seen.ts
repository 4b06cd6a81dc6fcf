import type { AdminOrderWire } from '@dronesoccer/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isConflict } from '../model/conflict';
import { adminOrderQuery } from './queries';

/**
 * Keeps the part of an order that the administrator saw when the dialog opened. A refetch must not replace it, because
 * the server compares it with the current one. After a conflict, the dialog shows the current part and sends that one
 * from then on.
 */
export function useSeen<Seen>(order: AdminOrderWire, read: (order: AdminOrderWire) => Seen) {
  const client = useQueryClient();
  const [seen, setSeen] = useState(() => read(order));
  const showCurrent = (error: unknown) => {
    const current = isConflict(error) ? client.getQueryData(adminOrderQuery(order.id).queryKey) : undefined;
    if (current) setSeen(read(current));
  };
  return { seen, showCurrent };
}
