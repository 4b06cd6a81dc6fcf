import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '@/lib/cx';

export interface WhenSeenProps {
  /** Classes of the room it takes; left out, all that it is given. */
  className?: string | undefined;
  /** Classes of the room it takes in advance, before it holds its content. */
  reserve?: string | undefined;
  /** How far below the screen it may be: a share of the screen's height. */
  ahead?: `${number}%`;
  /** Stands in the document until then. */
  before?: ReactNode;
  children: ReactNode;
}

/** Whoever uses the keyboard or the pointer, or prints, may search the page or want all of it. */
const signs = ['keydown', 'pointerdown', 'beforeprint'] as const;

/** Mounts its content once it comes near the screen, or at the first sign that someone uses the page: until then it costs nothing. */
export function WhenSeen({ className = 'size-full', reserve, ahead = '25%', before, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const show = () => startTransition(() => setSeen(true));
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) show();
      },
      { rootMargin: ahead },
    );
    watcher.observe(place.current);
    for (const sign of signs) window.addEventListener(sign, show, { passive: true });
    return () => {
      watcher.disconnect();
      for (const sign of signs) window.removeEventListener(sign, show);
    };
  }, [isSeen, ahead]);
  return (
    <div ref={place} className={cx(className, !isSeen && reserve)}>
      {isSeen ? children : before}
    </div>
  );
}
