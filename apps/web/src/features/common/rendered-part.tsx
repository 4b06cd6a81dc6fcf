import { useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { i18n } from '@/lib/i18n/i18n';
import { useLocale } from '@/lib/i18n/use-locale';
import { lazyComponent } from '@/lib/late';
import { waitForRetry } from '@/lib/next-chance';
import { notify } from '@/lib/notify';
import { takePageData } from '@/lib/query/page-data';
import { useBrowserValue } from '@/lib/use-browser-value';
import { WhenSeen } from '@/ui/layout/when-seen';

interface RenderedPartOptions {
  /** Classes of the container; by default it fills its parent. */
  className?: string;
  /** Shown until the part has loaded on a page that the browser renders. */
  placeholder?: ReactNode;
}

/** Returns the links and buttons, which are the same ones in the server's elements and in the part that replaces them. */
const controlsOf = (place: Element | null) => [...(place?.querySelectorAll<HTMLElement>('a, button') ?? [])];

/** A press that waits for the part's code. */
interface Press {
  /** The index of the button among the controls. */
  at: number;
  /** The value of `aria-pressed` that the visitor saw, or null if the button cannot stay pressed. */
  state: string | null;
}

const stateOf = (control: Element | undefined) => control?.getAttribute('aria-pressed') ?? null;

/** React keeps the server's elements as long as this object stays the same. */
const serversElements = { __html: '' };

/**
 * A part of a page that the server renders, but whose code the browser loads only when the part comes near the
 * viewport. Until then the server's elements stay as they are: their links work, and the part answers the last press on
 * a button. Visitors did not ask for the part, so a failed load is announced only if it leaves a press unanswered.
 */
export function renderedPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { className, placeholder }: RenderedPartOptions,
): ComponentType<Props> {
  const ServerPart = import.meta.env.SSR ? lazy(load) : null;
  const Late = lazyComponent(load, { isQuiet: true, placeholder });

  function Part({ isSeen, props }: { isSeen: boolean; props: Props }) {
    const client = useQueryClient();
    const locale = useLocale();
    const isHydrated = useBrowserValue(() => false, true);
    /** The language of the server's elements while they are shown. */
    const [rendered, setRendered] = useState(isHydrated ? locale : null);
    const place = useRef<HTMLDivElement>(null);
    const focused = useRef(-1);
    const pressed = useRef<Press>(null);
    const outcome = useRef<'pending' | 'failed' | 'loaded'>('pending');
    // After a switch of the language, the server's elements are gone for good: React would restore them empty.
    if (rendered !== null && rendered !== locale) setRendered(null);
    /** Forgets the press, because an answer minutes later would surprise the visitor. */
    const refuse = useEffectEvent(() => {
      pressed.current = null;
      notify({ message: i18n.t('error.network', { ns: 'common' }), type: 'danger' });
    });
    useEffect(() => {
      if (rendered === null || !isSeen) return;
      let isAwaited = true;
      const replace = async () => {
        while (isAwaited && !(await Late.preload())) {
          if (!isAwaited) return;
          outcome.current = 'failed';
          if (pressed.current) refuse();
          await waitForRetry();
        }
        if (!isAwaited) return;
        outcome.current = 'loaded';
        // The cache drops responses that no part has used for a while.
        takePageData(client);
        focused.current = controlsOf(place.current).findIndex((each) => each === document.activeElement);
        startTransition(() => setRendered(null));
      };
      void replace();
      return () => {
        isAwaited = false;
      };
    }, [rendered, isSeen, client]);
    useEffect(() => {
      const element = place.current;
      if (rendered === null || !element) return;
      const keepPress = ({ target }: MouseEvent) => {
        const controls = controlsOf(element);
        const at = controls.findIndex((each) => each instanceof HTMLButtonElement && each.contains(target as Node));
        pressed.current = at < 0 ? null : { at, state: stateOf(controls[at]) };
        if (pressed.current && outcome.current === 'failed') refuse();
      };
      element.addEventListener('click', keepPress);
      return () => element.removeEventListener('click', keepPress);
    }, [rendered]);
    useLayoutEffect(() => {
      if (rendered !== null || outcome.current !== 'loaded') return;
      const controls = controlsOf(place.current);
      controls[focused.current]?.focus({ preventScroll: true });
      const press = pressed.current;
      // The live button may already have the state that the press asked for, such as the heart of a saved product.
      if (press && stateOf(controls[press.at]) === press.state) controls[press.at]?.click();
    }, [rendered]);
    if (ServerPart)
      return (
        <div className="contents">
          <ServerPart {...props} />
        </div>
      );
    if (rendered === locale)
      return (
        <div ref={place} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={serversElements} />
      );
    return (
      <div ref={place} className="contents">
        {isSeen ? <Late {...props} /> : placeholder}
      </div>
    );
  }

  return function RenderedPart(props: Props) {
    // React keeps the part when it comes near, because both are the same component.
    return (
      <WhenSeen className={className} before={<Part isSeen={false} props={props} />}>
        <Part isSeen props={props} />
      </WhenSeen>
    );
  };
}
