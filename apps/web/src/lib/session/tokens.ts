import { storageKeys } from '@dronesoccer/contracts';
import { storage } from '../storage';

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** The tokens live in browser storage alone, so that every tab sees the newest pair. */
export const tokens = {
  access: () => storage.readText(storageKeys.token),
  refresh: () => storage.readText(storageKeys.refreshToken),
  save({ accessToken, refreshToken }: TokenPair): void {
    // The refresh token first: a tab that notices the new access token finds its companion in place.
    storage.writeText(storageKeys.refreshToken, refreshToken);
    storage.writeText(storageKeys.token, accessToken);
  },
};
