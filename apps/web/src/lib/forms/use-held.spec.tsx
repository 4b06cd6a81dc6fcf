import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Field } from '@/ui/fields/field';
import { Input } from '@/ui/fields/input';

const form = (error?: string) => (
  <Field label="Email" error={error}>
    <Input />
  </Field>
);

/** Simulates mouse or touch events on the page. */
const pointer = (...events: string[]) =>
  act(async () => {
    for (const event of events) document.body.dispatchEvent(new Event(event, { bubbles: true }));
    await vi.runAllTimersAsync();
  });

beforeEach(() => void vi.useFakeTimers());

it('a message comes at once while nothing is pressed', () => {
  const { rerender } = render(form());
  rerender(form('Email is required'));
  expect(screen.getByText('Email is required')).toBeVisible();
});

it('a message neither comes nor goes while the pointer is down', async () => {
  const { rerender } = render(form());
  await pointer('pointerdown', 'mousedown');
  // Pressing the button blurs the field, which is then validated.
  screen.getByRole('textbox').dispatchEvent(new FocusEvent('blur'));
  rerender(form('Email is required'));
  await pointer();
  expect(screen.queryByText('Email is required')).toBeNull();
  await pointer('pointerup', 'mouseup');
  expect(screen.getByText('Email is required')).toBeVisible();
  expect(screen.getByRole('textbox')).toBeInvalid();

  await pointer('pointerdown', 'mousedown');
  rerender(form());
  await pointer();
  expect(screen.getByText('Email is required')).toBeVisible();
  await pointer('pointercancel');
  expect(screen.queryByText('Email is required')).toBeNull();
});
