import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { i18n } from '@/lib/i18n/i18n';
import { notify } from '@/lib/notify';

/**
 * An overlay whose code comes when it is first open. Where that fails (offline), the page keeps standing with all that
 * was typed in it, a notice says why, and opening it again tries again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isOpen: (props: Props) => boolean,
  close: (props: Props) => void,
): ComponentType<Props> {
  return function OnDemand(props) {
    const [Overlay, setOverlay] = useState<ComponentType<Props> | null>(null);
    const isNeeded = isOpen(props) && Overlay === null;
    const giveUp = useEffectEvent(() => {
      close(props);
      notify({ message: i18n.t('error.network', { ns: 'common' }), type: 'danger' });
    });
    useEffect(() => {
      if (!isNeeded) return;
      let isAwaited = true;
      load().then(
        ({ default: Loaded }) => isAwaited && setOverlay(() => Loaded),
        () => isAwaited && giveUp(),
      );
      return () => {
        isAwaited = false;
      };
    }, [isNeeded]);
    return Overlay && <Overlay {...props} />;
  };
}
