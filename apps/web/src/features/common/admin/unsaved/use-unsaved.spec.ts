import { Role } from '@dronesoccer/contracts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSession, startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { abandonOnLeave } from './abandon-on-leave';
import { keepUnsaved, unsavedOf } from './unsaved-text';
import { useUnsaved } from './use-unsaved';

const base = { title: 'Title', body: 'Saved' };
const written = (body: string) => ({ id: 'post', base, values: { ...base, body }, isDirty: body !== base.body });
const keptBody = () => unsavedOf('post', base)?.values.body;

/** Opens the editor of a post whose author typed a text in an earlier visit and did not save it. */
function openEditor() {
  keepUnsaved({ ...written('A week of work'), at: '2026-11-27T12:00:00Z' });
  const { result, rerender } = renderHook(useUnsaved<typeof base>, { initialProps: written(base.body) });
  const type = (body: string) => {
    rerender(written(body));
    act(() => {
      vi.advanceTimersByTime(10_000);
    });
  };
  return { result, type };
}

beforeEach(() => {
  vi.useFakeTimers();
  startSession(authWire(Role.SUPER_ADMIN));
});

afterEach(() => {
  vi.useRealTimers();
  forgetSession();
});

it('keeps the offered text until the editor decides, whatever is typed or saved meanwhile', () => {
  const { result, type } = openEditor();
  type('Something else');
  expect(keptBody()).toBe('A week of work');
  type(base.body);
  expect(keptBody()).toBe('A week of work');
  expect(result.current.unsaved?.values.body).toBe('A week of work');
});

it('keeps what is typed once the offered text is discarded', () => {
  const { result, type } = openEditor();
  act(() => result.current.discard());
  expect(keptBody()).toBeUndefined();
  type('Something else');
  expect(keptBody()).toBe('Something else');
});

it('keeps the form’s text once the form has taken the offered one', () => {
  const { result, type } = openEditor();
  act(() => result.current.settle());
  type('A week of work, and a day');
  expect(keptBody()).toBe('A week of work, and a day');
  expect(result.current.unsaved).toBeNull();
});

it('drops a saved text at once, because the editor may close next', () => {
  const { result, rerender } = renderHook(useUnsaved<typeof base>, { initialProps: written('A week of work') });
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  expect(keptBody()).toBe('A week of work');
  rerender(written(base.body));
  expect(keptBody()).toBeUndefined();
  expect(result.current.unsaved).toBeNull();
});

it('offers no text that the record already has', () => {
  keepUnsaved({ ...written('A week of work'), at: '2026-11-27T12:00:00Z' });
  const saved = { ...base, body: 'A week of work' };
  const { result } = renderHook(() => useUnsaved({ id: 'post', base: saved, values: saved, isDirty: false }));
  expect(result.current.unsaved).toBeNull();
  expect(keptBody()).toBeUndefined();
});

it('drops the text when the editor leaves without saving, even while the next page loads', () => {
  const { result, rerender } = renderHook(useUnsaved<typeof base>, { initialProps: written('A week of work') });
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  rerender(written('A week of work, and a day'));
  const guard = { isAsking: true, leave: vi.fn(), stay: vi.fn(), release: vi.fn() };
  act(() => abandonOnLeave(guard, result.current).leave());
  expect(guard.leave).toHaveBeenCalledOnce();
  expect(keptBody()).toBeUndefined();
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  expect(keptBody()).toBeUndefined();
});

it('still offers the text of an earlier visit after the editor left without deciding about it', () => {
  const { result, type } = openEditor();
  type('Something else');
  act(() => result.current.abandon());
  expect(keptBody()).toBe('A week of work');
});
