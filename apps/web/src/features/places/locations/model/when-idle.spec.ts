import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asksForPlace } from './when-idle';

describe('the chooser opens without being asked', () => {
  it.each([...['/', '/fr', '/fr/', '/_app', '/shop', '/shop/', '/fr/shop', '/arenas', '/arenas/', '/fr/arenas']])(
    'on %s',
    (path) => expect(asksForPlace(path)).toBe(true),
  );

  it.each([
    ...['/login', '/faq', '/shop/wishlist', '/shop/order-shiping', '/shop/checkout/done', '/shopping', '/profile'],
    ...['/shop/product/striker-20', '/arenas/some-id', '/fr/arenas/some-id', '/book/some-id', '/fr/book/some-id/'],
    ...['/book/some-id/waitlist', '/bookings/some-id', '/bookings/some-id/pay', '/waitlist/some-id', '/squad/some-id'],
  ])('not on %s', (path) => expect(asksForPlace(path)).toBe(false));
});

describe('the quiet moment', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The module remembers user activity for the lifetime of a page load, so each test loads it anew.
    vi.resetModules();
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });
  const load = () => import('./when-idle');

  it('comes once the page has been looked at for a moment', async () => {
    const { whenIdle, quietMs } = await load();
    const speak = vi.fn();
    whenIdle(speak);
    vi.advanceTimersByTime(quietMs - 1);
    expect(speak).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(speak).toHaveBeenCalledOnce();
  });

  it.each(['pointerdown', 'keydown', 'wheel'])('never comes after a %s, on a later page neither', async (deed) => {
    const { mayInterrupt, quietMs, whenIdle } = await load();
    const speak = vi.fn();
    const leave = whenIdle(speak);
    document.body.dispatchEvent(new Event(deed, { bubbles: true }));
    vi.advanceTimersByTime(2 * quietMs);
    leave();
    whenIdle(speak);
    vi.advanceTimersByTime(2 * quietMs);
    expect(speak).not.toHaveBeenCalled();
    expect(mayInterrupt()).toBe(false);
  });

  it('waits while the person is in a field, and ends with the page', async () => {
    const { mayInterrupt, quietMs, whenIdle } = await load();
    document.body.innerHTML = '<input autofocus>';
    document.querySelector('input')?.focus();
    const speak = vi.fn();
    const stop = whenIdle(speak);
    vi.advanceTimersByTime(3 * quietMs);
    expect(speak).not.toHaveBeenCalled();
    expect(mayInterrupt()).toBe(false);
    stop();
    document.body.replaceChildren();
    vi.advanceTimersByTime(3 * quietMs);
    expect(speak).not.toHaveBeenCalled();
  });
});
