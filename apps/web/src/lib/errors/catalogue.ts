import { errorText, isErrorCode, shownText, type ErrorCode, type LocalText } from '@dronesoccer/contracts';

export interface KnownFailure {
  code: ErrorCode;
  /** What a person reads, in both languages: the page may change its language while the message stands. */
  texts: LocalText;
}

/** The catalogue's entry for a code as the wire names it. This module is loaded with the first failure only. */
export function knownFailure(code: unknown): KnownFailure | null {
  return isErrorCode(code) ? { code, texts: shownText(code) } : null;
}

export { errorText };
