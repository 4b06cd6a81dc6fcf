import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '@/lib/cx';

export interface WhenSeenProps {
  /** Classes of the room it takes; left out, all that it is given. */
  className?: string | undefined;
  /** Classes of the room it takes in advance, while it holds nothing. */
  reserve?: string | undefined;
  /** How far below the screen it may be: a share of the screen's height. */
  ahead?: `${number}%`;
  children: ReactNode;
}

/** Mounts what it holds, once it comes near the screen: until then it costs nothing. */
export function WhenSeen({ className = 'size-full', reserve, ahead = '25%', children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) startTransition(() => setSeen(true));
      },
      { rootMargin: ahead },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isSeen, ahead]);
  return (
    <div ref={place} className={cx(className, !isSeen && reserve)}>
      {isSeen && children}
    </div>
  );
}
