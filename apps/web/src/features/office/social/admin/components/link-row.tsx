import { settingsFields, type SocialNetwork } from '@dronesoccer/contracts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NetworkIcon } from '@/features/common/network-icon';
import { IconButton } from '@/ui/actions/icon-button';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';
import { Toggle } from '@/ui/fields/toggle';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

interface LinkRowProps {
  network: SocialNetwork;
  input: ComponentProps<typeof Input>;
  error: string | undefined;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  isFirst: boolean;
  isLast: boolean;
  /** Moves the row one position up or down. */
  onMove: (by: -1 | 1) => void;
}

/** A network of the footer. */
export function LinkRow({ network, input, error, isShown, onShow, isFirst, isLast, onMove }: LinkRowProps) {
  const { t } = useTranslation('social.admin');
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<-1 | 1 | null>(null);
  // After a move, keep the focus in the row: on the pressed button or, if the row can move no further, on the opposite
  // button.
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const isUp = pressed.current === -1 ? !isFirst : isLast;
    (isUp ? up : down).current?.focus();
    pressed.current = null;
  });
  const move = (by: -1 | 1) => {
    pressed.current = by;
    onMove(by);
  };
  return (
    <li className="flex flex-wrap items-start gap-x-5 gap-y-1 border-b border-line py-4">
      <div className="min-w-0 grow basis-72">
        <Field
          label={
            <span className="inline-flex items-center gap-2">
              <NetworkIcon network={network} />
              {network}
            </span>
          }
          error={error}
        >
          <Input type="url" inputMode="url" autoComplete="off" maxLength={settingsFields.socialLink.max} {...input} />
        </Field>
      </div>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between sm:mt-8.5">
        <Toggle
          label={
            <>
              {t('links.show')}
              <VisuallyHidden> {network}</VisuallyHidden>
            </>
          }
          checked={isShown}
          onChange={onShow}
        />
        <span className="flex">
          <IconButton
            ref={up}
            icon={ArrowUp}
            label={t('links.up', { network })}
            disabled={isFirst}
            onClick={() => move(-1)}
          />
          <IconButton
            ref={down}
            icon={ArrowDown}
            label={t('links.down', { network })}
            disabled={isLast}
            onClick={() => move(1)}
          />
        </span>
      </div>
    </li>
  );
}
