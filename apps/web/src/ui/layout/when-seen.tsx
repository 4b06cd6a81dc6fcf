import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Mounts what it holds, once it comes near the screen: until then it costs nothing. It takes all the room it is given. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const watcher = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '25%',
    });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isSeen]);
  return (
    <div ref={place} className="size-full">
      {isSeen && children}
    </div>
  );
}
