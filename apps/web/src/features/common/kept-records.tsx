import type { ErasureWire } from '@dronesoccer/contracts';

/** The records that remain after an erasure, grouped by the reason. */
export function KeptRecords({ kept }: Pick<ErasureWire, 'kept'>) {
  return (
    <dl className="flex flex-col gap-3 pt-2">
      {[...Map.groupBy(kept, ({ why }) => why)].map(([why, records]) => (
        <div key={why}>
          <dt className="font-semibold">{records.map(({ what }) => what).join(', ')}</dt>
          <dd className="text-muted">{why}</dd>
        </div>
      ))}
    </dl>
  );
}
