import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';
import { useOnline } from '@/lib/use-online';
import { Button, type ButtonProps } from '@/ui/actions/button';

/**
 * Leads to the next step. If the step's code cannot load because the connection is down, a message beside the button
 * says so.
 */
export function StepButton(props: ButtonProps) {
  const { t } = useTranslation('common');
  const isOnline = useOnline();
  const { state } = useNavigation();
  const isWaiting = state === 'loading' && !isOnline;
  return (
    <div className="flex flex-col gap-2">
      <Button size="lg" {...props} pending={props.pending === true || isWaiting} />
      <p role="status" className="font-semibold text-warn empty:hidden">
        {isWaiting && t('steps.offline')}
      </p>
    </div>
  );
}
