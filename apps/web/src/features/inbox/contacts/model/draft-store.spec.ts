import { afterEach, expect, it } from 'vitest';
import { decodeClaims } from '@/lib/session/claims';
import { resetRoot, useRoot } from '@/lib/store/root-store';
import { accessToken } from '@/test/token';
import { emptyForm } from './draft';
import { keepDraft, storedDraft } from './draft-store';

const signIn = (sub: string | null) => {
  const claims = sub === null ? [] : decodeClaims(accessToken(5, { sub }));
  useRoot.setState(({ auth }) => ({ auth: { ...auth, claims } }));
};
const draft = { values: { ...emptyForm, message: 'What I saw' }, openedAt: 1_000 };

afterEach(resetRoot);

it('a message is hidden from the next person in this tab, and found again by its owner', () => {
  signIn('a');
  keepDraft(draft);
  for (const other of [null, 'b']) {
    signIn(other);
    expect(storedDraft()).toBeNull();
  }
  signIn('a');
  expect(storedDraft()).toEqual({ ...draft, ownerId: 'a' });
});

it('a guest’s message is carried over to the login', () => {
  keepDraft(draft);
  signIn('a');
  expect(storedDraft()).toEqual({ ...draft, ownerId: null });
});
