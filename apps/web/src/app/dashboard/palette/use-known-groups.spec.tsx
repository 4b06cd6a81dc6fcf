import { Role } from '@dronesoccer/contracts';
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { loadNamespaces } from '@/lib/i18n/i18n';
import type { Claim } from '@/lib/session/claims';
import { initialRoot } from '@/lib/store/root-state';
import { useRoot } from '@/lib/store/root-store';
import { useKnownGroups } from './use-known-groups';

beforeEach(() => loadNamespaces('kit', 'dashboard.admin', 'settings.admin'));

/** The settings that an administrator finds, and the place to which the first of them leads. */
function findSettings(role: Role, term: string): { labels: string[]; choose: () => string } {
  const claims: Claim[] = [
    { type: 'sub', value: 'someone' },
    { type: 'email', value: 'someone@club.test' },
    { type: 'role', value: role },
  ];
  useRoot.setState({ ...initialRoot, auth: { ...initialRoot.auth, claims } }, true);
  const { result } = renderHook(() => ({ groups: useKnownGroups(term), place: useLocation() }), {
    wrapper: MemoryRouter,
  });
  const entries = result.current.groups.find(({ id }) => id === 'settings')?.entries ?? [];
  return {
    labels: entries.map(({ label }) => label),
    choose: () => {
      act(() => entries[0]?.choose());
      return `${result.current.place.pathname}${result.current.place.hash}`;
    },
  };
}

it('finds a part of the settings by its title or its text, and leads to it', () => {
  const found = findSettings(Role.SUPER_ADMIN, 'hst');
  expect(found.labels).toEqual(['Tax registrations']);
  expect(found.choose()).toBe('/dashboard/settings#taxes');
  expect(findSettings(Role.SUPER_ADMIN, 'sender of').labels).toEqual(['Sender of emails']);
});

it('lists no settings without a search, and none for those who may not change them', () => {
  expect(findSettings(Role.SUPER_ADMIN, '').labels).toEqual([]);
  expect(findSettings(Role.ADMIN, 'hst').labels).toEqual([]);
});
