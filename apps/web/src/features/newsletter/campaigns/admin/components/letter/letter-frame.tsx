import { type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '@/lib/cx';
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
  const hasFocus = useFocusOf(frame, loads);
  const scale = Math.min(1, shown / width);
  return (
    <div ref={room} className="flex justify-center overflow-hidden rounded-card border border-line" style={{ height }}>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        className={cx('shrink-0 origin-top bg-ground', hasFocus && 'outline-3 -outline-offset-3 outline-focus')}
        style={{ width, height: height / scale, transform: `scale(${scale})` }}
        onLoad={() => setLoads((count) => count + 1)}
      />
    </div>
  );
}

/** Whether the keyboard is in the frame, where it scrolls the letter: for styles, a frame never has the focus itself. */
function useFocusOf(frame: RefObject<HTMLIFrameElement | null>, loads: number): boolean {
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => {
    const inner = frame.current?.contentWindow;
    const enter = () => setFocus(true);
    const leave = () => setFocus(false);
    inner?.addEventListener('focus', enter);
    inner?.addEventListener('blur', leave);
    return () => {
      inner?.removeEventListener('focus', enter);
      inner?.removeEventListener('blur', leave);
    };
  }, [frame, loads]);
  return hasFocus;
}
