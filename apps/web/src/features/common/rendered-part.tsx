import { useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocale } from '@/lib/i18n/use-locale';
import { lazyComponent } from '@/lib/late';
import { waitForRetry } from '@/lib/next-chance';
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

/** React keeps the server's elements as long as this object stays the same. */
const serversElements = { __html: '' };

/**
 * A part of a page that the server renders, but whose code the browser loads only when the part comes near the
 * viewport. Until then the server's elements stay as they are: their links work, and the part answers the last press on
 * a button. Visitors did not ask for the part, so a failed load is not announced.
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
    const pressed = useRef(-1);
    useEffect(() => {
      if (rendered === null || !isSeen) return;
      let isAwaited = true;
      const replace = async () => {
        while (isAwaited && !(await Late.preload())) await waitForRetry();
        if (!isAwaited) return;
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
        pressed.current = controlsOf(element).findIndex(
          (each) => each instanceof HTMLButtonElement && each.contains(target as Node),
        );
      };
      element.addEventListener('click', keepPress);
      return () => element.removeEventListener('click', keepPress);
    }, [rendered]);
    useLayoutEffect(() => {
      if (rendered !== null) return;
      const controls = controlsOf(place.current);
      controls[focused.current]?.focus({ preventScroll: true });
      controls[pressed.current]?.click();
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
