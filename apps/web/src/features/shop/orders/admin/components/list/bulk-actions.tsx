import { PackageOpen, Truck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/lib/dashboard-paths';
import { BulkBar } from '@/ui/data-table/bulk-bar';
import type { Selection } from '@/ui/data-table/use-selection';
import { Button } from '@/ui/actions/button';
import { ButtonLink } from '@/ui/actions/link';
import { ShipMany } from './ship-many';

/**
 * The bulk actions for the ticked orders. There is no action for all matching orders, because each order is handled
 * individually.
 */
export function OrderBulkActions({ selection }: { selection: Selection }) {
  const { t } = useTranslation('orders.admin');
  const [isShipping, setShipping] = useState(false);
  const ids = 'ids' in selection.target ? selection.target.ids : [];
  return (
    <>
      <BulkBar selection={selection} canSelectAll={false}>
        <ButtonLink to={paths.packingSlips(ids)} variant="outline">
          <PackageOpen aria-hidden className="size-5" />
          {t('bulk.slips')}
        </ButtonLink>
        <Button onClick={() => setShipping(true)}>
          <Truck aria-hidden className="size-5" />
          {t('bulk.ship')}
        </Button>
      </BulkBar>
      {isShipping && (
        <ShipMany
          ids={ids}
          onClose={(anyShipped) => {
            setShipping(false);
            if (anyShipped) selection.clear();
          }}
        />
      )}
    </>
  );
}
