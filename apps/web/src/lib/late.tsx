import { startTransition, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { i18n } from './i18n/i18n';
import { waitForRetry } from './next-chance';
import { notify } from './notify';

interface LateOptions<Props> {
  /** Returns true if the component should be shown; by default it is shown while mounted. */
  isOpen?: (props: Props) => boolean;
  /**
   * Closes the component after a failed load, so that its trigger can be pressed again. Without it, the component
   * appears as soon as the server can be reached.
   */
  close?: (props: Props) => void;
  /** Shown until the component has loaded. */
  placeholder?: ReactNode | ((props: Props) => ReactNode);
  /** Does not announce a failure, for a component that the user did not ask for. */
  isQuiet?: boolean;
}

type LateComponent<Props> = ComponentType<Props> & {
  /** Prefetches the code. Returns null after a failure, which is shown only when the component is needed. */
  preload: () => Promise<ComponentType<Props> | null>;
};

/**
 * A component whose code is loaded when it is first shown. If the code cannot be loaded, the page keeps everything that
 * was typed, a notice gives the reason, and the load is retried as long as the component is needed.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isOpen, close, placeholder = null, isQuiet = false }: LateOptions<Props> = {},
): LateComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    const part = await load().catch(() => null);
    return part && (loaded = part.default);
  };

  function Late(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const isMissing = Part === null && (isOpen?.(props) ?? true);
    const announce = useEffectEvent(() => {
      close?.(props);
      if (!isQuiet) notify({ message: i18n.t('error.network', { ns: 'common' }), type: 'danger' });
    });
    useEffect(() => {
      if (!isMissing) return;
      let isAwaited = true;
      const wait = async () => {
        for (let isFirst = true; isAwaited; isFirst = false) {
          const part = await preload();
          if (!isAwaited) return;
          // A large component, such as a chart, renders in slices that yield to user input.
          if (part) return startTransition(() => setPart(() => part));
          if (isFirst) announce();
          await waitForRetry();
        }
      };
      void wait();
      return () => {
        isAwaited = false;
      };
    }, [isMissing]);
    if (Part) return <Part {...props} />;
    if (!isMissing) return null;
    return typeof placeholder === 'function' ? placeholder(props) : placeholder;
  }
  return Object.assign(Late, { preload });
}
