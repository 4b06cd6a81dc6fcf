import { type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '@/lib/cx';
import { fillEmail } from '../../model/email-document';

interface EmailFrameProps {
  title: string;
  /** The email's HTML, rendered by the server. */
  html: string;
  isDark: boolean;
  /** The email client's viewport width in pixels. The frame is scaled down if there is less room. */
  width: number;
}

const height = 640;

/** An email in a separate document without scripts, as wide as an email client would show it. */
export function EmailFrame({ title, html, isDark, width }: EmailFrameProps) {
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
  // Some browsers replace a frame's document with another empty one after loading.
  useEffect(() => {
    if (frame.current) fillEmail(frame.current, html, { isDark });
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

/**
 * Returns true while the focus is inside the frame, where the keyboard scrolls the email. Needed for styling, because a
 * frame itself never has the focus.
 */
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
