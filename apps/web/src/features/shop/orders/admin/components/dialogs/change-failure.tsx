import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { FormAlert } from '@/ui/feedback/form-alert';
import { isConflict } from '../../model/conflict';
import { stateKey, type StatedOrder } from '../../model/state-name';

/** Explains why a change failed. If someone else changed the order first, it shows the order's new state. */
export function ChangeFailure({ error, order }: { error: unknown; order: StatedOrder & { number: string } }) {
  const { t } = useTranslation('orders.admin');
  const isLate = isConflict(error);
  return (
    <FormAlert>
      {Boolean(error) && (
        <span>
          <span className="block">{isLate ? t('conflict.title') : errorMessage(error)}</span>
          {isLate && (
            <span className="block font-normal">
              {t('conflict.text', { number: order.number, state: t(stateKey(order)), reason: errorMessage(error) })}
            </span>
          )}
        </span>
      )}
    </FormAlert>
  );
}
