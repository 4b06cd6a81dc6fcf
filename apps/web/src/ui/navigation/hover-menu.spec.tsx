import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HoverMenu, HoverMenuItem, menuItemProps } from './hover-menu';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <HoverMenu label="Events">
        <HoverMenuItem>
          <a href="#cup" {...menuItemProps}>
            World Cup
          </a>
        </HoverMenuItem>
        <HoverMenuItem>
          <a href="#days" {...menuItemProps}>
            Event days
          </a>
        </HoverMenuItem>
      </HoverMenu>
      <button type="button">elsewhere</button>
    </>,
  );
});
afterEach(() => vi.useRealTimers());

const trigger = () => screen.getByRole('button', { name: 'Events' });
const area = () => trigger().parentElement as HTMLElement;
const isOpen = () => screen.queryByRole('link', { name: 'World Cup' }) !== null;
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it('opens on hover and closes 150 ms after the pointer has left', () => {
  fireEvent.pointerEnter(area(), { pointerType: 'mouse' });
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(area(), { pointerType: 'mouse' });
  pass(149);
  expect(isOpen()).toBe(true);
  pass(1);
  expect(isOpen()).toBe(false);
});

it('stays open when the pointer comes back in time', () => {
  fireEvent.pointerEnter(area(), { pointerType: 'mouse' });
  fireEvent.pointerLeave(area(), { pointerType: 'mouse' });
  pass(100);
  fireEvent.pointerEnter(area(), { pointerType: 'mouse' });
  pass(500);
  expect(isOpen()).toBe(true);
});

it('opens by a tap and closes by the next one, or by a tap elsewhere', () => {
  fireEvent.click(trigger());
  expect(isOpen()).toBe(true);
  fireEvent.click(trigger());
  expect(isOpen()).toBe(false);
  fireEvent.click(trigger());
  fireEvent.pointerDown(screen.getByText('elsewhere'));
  expect(isOpen()).toBe(false);
});

it('is walked with the arrows, and Esc goes back to its button', () => {
  trigger().focus();
  fireEvent.keyDown(trigger(), { key: 'ArrowDown' });
  pass(20);
  expect(screen.getByRole('link', { name: 'World Cup' })).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
  pass(20);
  expect(screen.getByRole('link', { name: 'Event days' })).toHaveFocus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(isOpen()).toBe(false);
  expect(trigger()).toHaveFocus();
});
