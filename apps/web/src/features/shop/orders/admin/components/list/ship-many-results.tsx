import type { ShipOrdersWire } from '@dronesoccer/contracts';
import { CircleCheck, OctagonAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The result for each order. */
export function ShipManyResults({ result: { shipped, results } }: { result: ShipOrdersWire }) {
  const { t } = useTranslation('orders.admin');
  const hasAll = shipped === results.length;
  return (
    <div role="status" className="flex flex-col gap-4">
      <p className="font-semibold">
        {hasAll ? t('bulk.doneAll', { count: shipped }) : t('bulk.doneSome', { shipped, count: results.length })}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {results.map(({ id, number, problem }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
            {problem ? (
              <OctagonAlert aria-hidden className="size-5 shrink-0 text-red" />
            ) : (
              <CircleCheck aria-hidden className="size-5 shrink-0 text-good" />
            )}
            <span className="font-semibold">{number ?? id}</span>
            <span className="text-muted">{problem?.message ?? t('bulk.shipped')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
