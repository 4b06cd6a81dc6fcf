import { useState, type KeyboardEvent, type PointerEvent } from 'react';

const maxScale = 4;
/** The distance in px that a finger must move an unzoomed picture to show the next one. */
const swipePx = 48;

interface View {
  scale: number;
  /** The picture's horizontal offset from the centre, in px. */
  x: number;
  y: number;
}

const wholeView: View = { scale: 1, x: 0, y: 0 };

interface Point {
  x: number;
  y: number;
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Zooms a picture with two fingers, a double click or + and -, and pans it with one finger or the mouse.
 * @param onSwipe called with 1 (next) or -1 (previous) when a finger pushes the unzoomed picture aside
 */
export function useZoom(onSwipe: (step: 1 | -1) => void) {
  const [view, setView] = useState(wholeView);
  const [pointers] = useState(() => new Map<number, Point>());
  const [touch, setTouch] = useState<Point | null>(null);

  /** Zooms around a point of the screen, measured from the centre of the frame. */
  const zoomTo = (wanted: number, around: Point = { x: 0, y: 0 }) =>
    setView((now) => {
      const scale = Math.min(maxScale, Math.max(1, wanted));
      if (scale === 1) return wholeView;
      const grown = scale / now.scale;
      return { scale, x: around.x - (around.x - now.x) * grown, y: around.y - (around.y - now.y) * grown };
    });

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const here = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, here);
    // A second finger turns the gesture into a zoom.
    setTouch(pointers.size === 1 && event.pointerType === 'touch' && view.scale === 1 ? here : null);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const here = { x: event.clientX, y: event.clientY };
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, here);
    if (other) {
      const frame = event.currentTarget.getBoundingClientRect();
      const between = middle(here, other);
      const around = { x: between.x - frame.x - frame.width / 2, y: between.y - frame.y - frame.height / 2 };
      zoomTo((view.scale * apart(here, other)) / Math.max(1, apart(before, other)), around);
    } else if (view.scale > 1) {
      setView((now) => ({ ...now, x: now.x + here.x - before.x, y: now.y + here.y - before.y }));
    }
  };
  const leave = (event: PointerEvent<HTMLElement>) => {
    pointers.delete(event.pointerId);
    setTouch(null);
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    leave(event);
    if (touch === null) return;
    const [right, down] = [event.clientX - touch.x, event.clientY - touch.y];
    if (Math.abs(right) >= swipePx && Math.abs(right) > Math.abs(down)) onSwipe(right < 0 ? 1 : -1);
  };

  return {
    scale: view.scale,
    transform: `translate(${String(view.x)}px, ${String(view.y)}px) scale(${String(view.scale)})`,
    reset: () => setView(wholeView),
    toggle: () => (view.scale > 1 ? setView(wholeView) : zoomTo(2)),
    zoomIn: () => zoomTo(view.scale * 1.5),
    zoomOut: () => zoomTo(view.scale / 1.5),
    onKey: (event: KeyboardEvent) => {
      if (event.key === '+' || event.key === '=') zoomTo(view.scale * 1.5);
      else if (event.key === '-') zoomTo(view.scale / 1.5);
      else if (event.key === '0') setView(wholeView);
    },
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: leave,
      onDoubleClick: () => (view.scale > 1 ? setView(wholeView) : zoomTo(2)),
    },
  };
}
