import { errorText, isErrorCode, displayText, type ErrorCode, type LocalText } from '@dronesoccer/contracts';

export interface KnownFailure {
  code: ErrorCode;
  /** The user's message in both languages, because the page may change its language while the message is shown. */
  texts: LocalText;
}

/** Returns the catalogue's entry for an error code of the API. This module is loaded only with the first failure. */
export function knownFailure(code: unknown): KnownFailure | null {
  return isErrorCode(code) ? { code, texts: displayText(code) } : null;
}

export { errorText };
