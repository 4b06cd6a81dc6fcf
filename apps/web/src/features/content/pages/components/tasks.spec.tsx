import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import { listenToUndoables, type Undoable } from '@/lib/notify-undo';
import { useTicks } from '../model/ticks';
import { TaskList } from './task-list';
import { TaskProgress } from './task-progress';

function Tasks() {
  const ticks = useTicks('learn');
  return (
    <>
      <TaskProgress total={3} ticks={ticks} />
      <TaskList section={0} tasks={['hover', 'land']} ticks={ticks} />
      <TaskList section={1} tasks={['score']} ticks={ticks} />
    </>
  );
}

beforeAll(() => loadNamespaces('editorial'));
afterEach(() => localStorage.clear());

const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
const progress = () => screen.getByRole<HTMLProgressElement>('progressbar').value;

it('keeps what the reader ticked for the next visit', () => {
  const visit = render(<Tasks />);
  tick('hover');
  tick('score');
  tick('hover');
  tick('land');
  expect(progress()).toBe(2);
  visit.unmount();
  render(<Tasks />);
  expect(ticked()).toEqual([false, true, true]);
  expect(progress()).toBe(2);
});

it('starts over, and undoes it', () => {
  const undoables: Undoable[] = [];
  const stop = listenToUndoables((undoable) => undoables.push(undoable));
  render(<Tasks />);
  tick('land');
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(ticked()).toEqual([false, false, false]);
  act(() => undoables[0]?.undo());
  expect(ticked()).toEqual([false, true, false]);
  stop();
});

it('starts without ticks where what is kept cannot be read', () => {
  localStorage.setItem('ticked:learn', '{');
  render(<Tasks />);
  expect(ticked()).toEqual([false, false, false]);
});
