import { storageKeys } from '@dronesoccer/contracts';
import { describe, expect, it, vi } from 'vitest';
import { isRecord } from './is-record';
import { onStorageChange, storage } from './storage';

const parse = (value: unknown) => (isRecord(value) && typeof value.id === 'string' ? { id: value.id } : null);

describe('browser storage', () => {
  it('gives back what was written', () => {
    storage.write(storageKeys.selectedLocation, { id: 'l-1' });
    expect(storage.read(storageKeys.selectedLocation, parse)).toEqual({ id: 'l-1' });
  });

  it.each(['{broken', 'null', '7', '{"id":7}'])('forgets %j, which is not what belongs there', (text) => {
    localStorage.setItem(storageKeys.selectedLocation, text);
    expect(storage.read(storageKeys.selectedLocation, parse)).toBeNull();
    expect(localStorage.getItem(storageKeys.selectedLocation)).toBeNull();
  });

  it('lasts until the page is left where storage is forbidden or full', () => {
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    storage.write(storageKeys.cartItems, []);
    expect(storage.readText(storageKeys.cartItems)).toBe('[]');
    storage.remove(storageKeys.cartItems);
    expect(storage.readText(storageKeys.cartItems)).toBeNull();
  });

  it('prefers a value that it could store to one that it could not', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    storage.writeText(storageKeys.token, 'first');
    full.mockRestore();
    storage.writeText(storageKeys.token, 'second');
    localStorage.setItem(storageKeys.token, 'from another tab');
    expect(storage.readText(storageKeys.token)).toBe('from another tab');
  });

  it('hears what another tab changes, clearing everything included', () => {
    const changed = vi.fn();
    const stop = onStorageChange(storageKeys.token, changed);
    const tell = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    tell(storageKeys.token, null);
    tell(storageKeys.theme, 'dark');
    tell(null, null);
    stop();
    tell(storageKeys.token, 'x');
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
