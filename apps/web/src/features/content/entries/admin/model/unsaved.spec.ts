import { Role, TextStatus } from '@dronesoccer/contracts';
import { afterEach, expect, it } from 'vitest';
import { forgetSession, startSession } from '@/lib/session/session';
import { authWire } from '@/test/token';
import { formOf } from './entry-form';
import { dropUnsaved, keepUnsaved, unsavedOf } from './unsaved';

const text = { status: TextStatus.DRAFT, title: '', summary: '', body: '', pictureAlt: '', slug: '' };
const terms = { topic: '', pictureUrl: null, publishAt: null, unpublishAt: null, texts: { en: text, fr: text } };
const base = formOf({ ...terms, event: null });
const typed = (id: string, body: string) => ({
  ...{ id, base, at: '2026-11-27T12:00:00Z' },
  values: { ...base, bodyEn: body },
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
  expect(unsavedOf('post')).toBeNull();
  keepUnsaved(typed('post', 'A colleague’s text'));
  dropUnsaved('post');
  forgetSession();
  logIn('editor');
  expect(unsavedOf('post')?.values.bodyEn).toBe('A week of work');
  dropUnsaved('post');
  expect(unsavedOf('post')).toBeNull();
});
