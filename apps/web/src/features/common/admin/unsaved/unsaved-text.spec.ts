import { Role } from '@dronesoccer/contracts';
import { afterEach, expect, it } from 'vitest';
import { forgetSession, startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { dropUnsaved, keepUnsaved, unsavedOf } from './unsaved-text';

const base = { title: 'Title', body: '', tags: ['news'] };
const typed = (id: string, body: string) => ({
  ...{ id, base, at: '2026-11-27T12:00:00Z' },
  values: { ...base, body },
});

const logIn = (id: string) => {
  const auth = authWire(Role.SUPER_ADMIN);
  startSession({ ...auth, user: { ...auth.user, id } });
};

afterEach(() => {
  forgetSession();
  localStorage.clear();
});

it('keeps the text across the end of the session for its author, and shows it to no other account', () => {
  logIn('editor');
  keepUnsaved(typed('post', 'A week of work'));
  forgetSession();
  // The tab may still hold the form when its session has ended.
  keepUnsaved(typed('post', 'Typed by no one'));
  logIn('colleague');
  expect(unsavedOf('post', base)).toBeNull();
  keepUnsaved(typed('post', 'A colleague’s text'));
  dropUnsaved('post');
  forgetSession();
  logIn('editor');
  expect(unsavedOf('post', base)?.values.body).toBe('A week of work');
  dropUnsaved('post');
  expect(unsavedOf('post', base)).toBeNull();
});

it('ignores a text that was kept for a form with other fields', () => {
  logIn('editor');
  keepUnsaved(typed('post', 'A week of work'));
  expect(unsavedOf('post', { ...base, tags: '' })).toBeNull();
  expect(unsavedOf('post', { ...base, summary: '' })).toBeNull();
  expect(unsavedOf('post', base)).not.toBeNull();
});

it('makes room for a further text with the author’s oldest one, and never with that of another account', () => {
  logIn('editor');
  keepUnsaved(typed('post', 'A week of work'));
  logIn('colleague');
  for (const number of [1, 2, 3, 4, 5, 6]) keepUnsaved(typed(`post ${number}`, 'A colleague’s text'));
  expect(unsavedOf('post 1', base)).toBeNull();
  expect(unsavedOf('post 2', base)).not.toBeNull();
  logIn('editor');
  expect(unsavedOf('post', base)?.values.body).toBe('A week of work');
});
