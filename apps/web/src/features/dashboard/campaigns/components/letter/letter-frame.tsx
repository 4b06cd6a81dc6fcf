import { useEffect, useRef, useState } from 'react';
import { fillLetter } from '../../model/letter-document';

export interface LetterFrameProps {
  title: string;
  /** The mail as the server made it. */
  html: string;
  isDark: boolean;
  /** Pixels that the mail program gives it; shown smaller where there is less room. */
  width: number;
}

const height = 640;

/** A mail in a document of its own, in which no script can run, as wide as a mail program would show it. */
export function LetterFrame({ title, html, isDark, width }: LetterFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState(width);
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setShown(entry.contentRect.width));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  // Some browsers put another empty document into a frame once it has loaded.
  useEffect(() => {
    if (frame.current) fillLetter(frame.current, html, { isDark });
  }, [html, isDark, loads]);
  const scale = Math.min(1, shown / width);
  return (
    <div ref={room} className="flex justify-center overflow-hidden rounded-card border border-line" style={{ height }}>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        className="shrink-0 origin-top bg-ground"
        style={{ width, height: height / scale, transform: `scale(${scale})` }}
        onLoad={() => setLoads((count) => count + 1)}
      />
    </div>
  );
}
