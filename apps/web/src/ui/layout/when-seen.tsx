import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '@/lib/cx';

interface WhenSeenProps {
  /** Classes of the container; by default it fills its parent. */
  className?: string | undefined;
  /** Classes that reserve space before the content is mounted. */
  reserve?: string | undefined;
  /** The distance below the viewport at which the content mounts, as a share of the viewport's height. */
  ahead?: `${number}%`;
  /** The placeholder until then. */
  before?: ReactNode;
  children: ReactNode;
}

/** A visitor who uses the keyboard or pointer, or prints, may search the page or need all of it. */
const activityEvents = ['keydown', 'pointerdown', 'beforeprint'] as const;

/**
 * Mounts its content when it comes near the viewport or at the first sign that someone uses the page. Until then the
 * content costs nothing.
 */
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
    for (const sign of activityEvents) window.addEventListener(sign, show, { passive: true });
    return () => {
      watcher.disconnect();
      for (const sign of activityEvents) window.removeEventListener(sign, show);
    };
  }, [isSeen, ahead]);
  return (
    <div ref={place} className={cx(className, !isSeen && reserve)}>
      {isSeen ? children : before}
    </div>
  );
}
