import type { ChosenLocation } from '@dronesoccer/contracts';
import { expect, it, vi } from 'vitest';
import { storedChoice, useLocationChoice } from './choice';
import { wasClosed } from './closing';

const burnaby: ChosenLocation = {
  id: 'l-2',
  name: 'Burnaby Arena',
  city: 'Burnaby',
  latitude: '49.2488',
  longitude: '-122.9805',
  address: '1 Main Street, Burnaby',
};

it('picking a place saves it, moves it to the front, shares its position, tells the window, and closes', () => {
  const heard = vi.fn();
  const listener = (event: Event) => heard((event as CustomEvent<unknown>).detail);
  window.addEventListener('locationChanged', listener);
  useLocationChoice.getState().setOpen(true);
  useLocationChoice.getState().pick(burnaby);
  window.removeEventListener('locationChanged', listener);

  expect(heard.mock.calls).toEqual([[{ locationId: 'l-2' }]]);
  expect(useLocationChoice.getState()).toMatchObject({ isOpen: false, selected: burnaby, recents: [burnaby] });
  expect(JSON.parse(localStorage.getItem('selectedLocation') ?? '')).toEqual(burnaby);
  expect(JSON.parse(localStorage.getItem('recentLocations') ?? '')).toEqual([burnaby]);
  expect(localStorage.getItem('selectedLocationId')).toBe('l-2');
  expect(localStorage.getItem('latitude')).toBe('49.2488');
  expect(localStorage.getItem('longitude')).toBe('-122.9805');
  expect(storedChoice()).toEqual({
    selected: burnaby,
    recents: [burnaby],
    coordinates: { latitude: '49.2488', longitude: '-122.9805' },
  });
});

it('remembers for the session that the chooser was closed, and whether it was asked for', () => {
  const { setOpen, openUnasked } = useLocationChoice.getState();
  expect(wasClosed()).toBe(false);
  openUnasked();
  expect(useLocationChoice.getState()).toMatchObject({ isOpen: true, isUnasked: true });
  expect(wasClosed()).toBe(false);
  setOpen(false);
  expect(useLocationChoice.getState().isOpen).toBe(false);
  expect(wasClosed()).toBe(true);
  setOpen(true);
  expect(useLocationChoice.getState()).toMatchObject({ isOpen: true, isUnasked: false });
});
