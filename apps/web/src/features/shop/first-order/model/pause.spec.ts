import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPause, pauseMs } from './pause';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the pause before an offer', () => {
  it('is never shorter than it is', () => {
    const speak = vi.fn();
    afterPause(() => false, speak);
    vi.advanceTimersByTime(pauseMs - 1);
    expect(speak).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    vi.advanceTimersByTime(pauseMs);
    expect(speak).toHaveBeenCalledOnce();
  });

  it('lasts while somebody is busy, and ends with the page', () => {
    const speak = vi.fn();
    let isBusy = true;
    const stop = afterPause(() => isBusy, speak);
    vi.advanceTimersByTime(2 * pauseMs);
    expect(speak).not.toHaveBeenCalled();
    stop();
    isBusy = false;
    vi.advanceTimersByTime(2 * pauseMs);
    expect(speak).not.toHaveBeenCalled();
  });
});
