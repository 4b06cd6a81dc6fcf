import { storageKeys } from '@dronesoccer/contracts';
import { storage } from '../storage';
import { useRoot } from '../store/root-store';

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** The tokens are read only from browser storage, so that every tab sees the newest pair; the state has a copy. */
export const tokens = {
  access: () => storage.readText(storageKeys.token),
  refresh: () => storage.readText(storageKeys.refreshToken),
  save({ accessToken, refreshToken }: TokenPair): void {
    // Write the refresh token first, so that a tab that notices the new access token finds both.
    storage.writeText(storageKeys.refreshToken, refreshToken);
    storage.writeText(storageKeys.token, accessToken);
    useRoot.setState(({ auth }) => ({ auth: { ...auth, token: accessToken } }));
  },
  forget(): void {
    storage.remove(storageKeys.token);
    storage.remove(storageKeys.refreshToken);
  },
};
