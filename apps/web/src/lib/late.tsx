import { startTransition, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { i18n } from './i18n/i18n';
import { nextChance } from './next-chance';
import { notify } from './notify';

export interface LateOptions<Props> {
  /** Whether it is to be shown; left out, it is shown wherever it is mounted. */
  isOpen?: (props: Props) => boolean;
  /** Takes back the wish to see it: what opened it can be pressed again. Left out, it comes once the server is reached. */
  close?: (props: Props) => void;
  /** Holds its place until it is there. */
  placeholder?: ReactNode | ((props: Props) => ReactNode);
  /** For what no one asked for: a failure is not announced. */
  isQuiet?: boolean;
}

export type LateComponent<Props> = ComponentType<Props> & {
  /** Fetches the code ahead; a failure shows when the part is needed. */
  preload: () => void;
};

/**
 * A part of the screen whose code comes when it is first shown. While the code cannot be fetched, the page stays with all
 * that was typed in it, a notice says why, and the code is asked for again as long as the part is wanted.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isOpen, close, placeholder = null, isQuiet = false }: LateOptions<Props> = {},
): LateComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => (loaded = (await load()).default);

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
          const part = await fetchPart().catch(() => null);
          if (!isAwaited) return;
          // A large part, such as a chart, is rendered in slices that give way to whatever the person does.
          if (part) return startTransition(() => setPart(() => part));
          if (isFirst) announce();
          await nextChance();
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
  return Object.assign(Late, { preload: () => void fetchPart().catch(() => undefined) });
}
