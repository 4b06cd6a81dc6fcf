import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { goalSecond, replaySeconds } from './moves';
import { Replay } from './replay';

const shownSecond = (): number => Number(screen.getByRole<HTMLInputElement>('slider').value);
const caption = (): string | null => screen.getByRole('button', { current: 'step' }).textContent;
const pass = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * 1_000));
const seek = (second: number): boolean =>
  fireEvent.change(screen.getByRole('slider'), { target: { value: String(second) } });

describe('the replay of a match', () => {
  beforeEach(async () => {
    await loadNamespaces('replay');
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    render(<Replay />);
  });
  afterEach(() => vi.useRealTimers());

  it('plays only on request, pauses, and plays again from the start when it is over', () => {
    pass(2);
    expect(shownSecond()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    pass(2);
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    pass(2);
    expect(shownSecond()).toBeCloseTo(2, 0);
    seek(replaySeconds - 1);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    pass(2);
    expect(shownSecond()).toBe(replaySeconds);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(shownSecond()).toBe(0);
  });

  it('shows the score and the caption of the moment that was chosen', () => {
    expect(screen.getByText('Red 0, blue 0')).toBeInTheDocument();
    expect(caption()).toMatch(/^Each team’s striker/);
    seek(goalSecond);
    expect(screen.getByText('Red 1, blue 0')).toBeInTheDocument();
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '10 seconds');
    expect(caption()).toMatch(/goal!$/);
    fireEvent.click(screen.getByRole('button', { name: /^Red’s other balls/ }));
    expect(screen.getByText('Red 0, blue 0')).toBeInTheDocument();
    expect(shownSecond()).toBe(4);
  });
});
