import { useTranslation } from 'react-i18next';
import { errorMessage } from '@/lib/errors/error-message';
import { FormAlert } from '@/ui/feedback/form-alert';
import { isConflict } from '../../model/conflict';
import { stateKey, type Shown } from '../../model/state-name';

/** Why a change did not happen. Where somebody else was quicker, it says what the order is now. */
export function ChangeFailure({ error, order }: { error: unknown; order: Shown & { number: string } }) {
  const { t } = useTranslation('orders-admin');
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
