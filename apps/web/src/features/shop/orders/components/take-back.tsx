import type { ReopenedOrderWire } from '@dronesoccer/contracts';
import { PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { Button } from '@/ui/actions/button';
import { FormAlert } from '@/ui/feedback/form-alert';
import type { OrderKey } from '../api/queries';
import { useReopenOrder } from '../api/use-take-back';

interface TakeBackProps extends OrderKey {
  /** Called when the order is cancelled. Shows the customer its contents where they can be changed. */
  onTaken: (taken: ReopenedOrderWire) => void;
}

/** Reopens an unpaid order in the cart, as an alternative to paying. */
export function TakeBack({ id, token, onTaken }: TakeBackProps) {
  const { t } = useTranslation('orders');
  const takeBack = useReopenOrder({ id, token }, onTaken);
  return (
    <>
      <Button
        size="lg"
        variant="outline"
        pending={takeBack.isPending}
        aria-describedby="take-back"
        onClick={() => takeBack.mutate()}
      >
        {!takeBack.isPending && <PencilLine aria-hidden className="size-5" />}
        {t('pay.change')}
      </Button>
      <p id="take-back" className="w-full text-sm text-muted">
        {t('pay.changeText')}
      </p>
      <FormAlert>{takeBack.error && errorMessage(takeBack.error)}</FormAlert>
    </>
  );
}
