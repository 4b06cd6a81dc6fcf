import type { ErrorCode } from '@dronesoccer/contracts';
import { useState } from 'react';
import { ApiError } from '@/lib/errors/api-error';

interface Versioned {
  version: number;
}

export interface VersionState<Wire extends Versioned> {
  /** The version that the form started from. The server refuses a save based on an outdated version. */
  version: number;
  /** The version that someone else has saved meanwhile, or null if none is known. */
  theirs: Wire | null;
  /** Returns true if the error carries the current version, which then becomes `theirs`. */
  takeConflict: (error: unknown) => boolean;
  forget: () => void;
  /** Continues from the current version. */
  rebaseOn: (standing: Versioned) => void;
}

/** Tracks the version that a form is based on and conflicting saves by others. `code` is the conflict's error code. */
export function useVersion<Wire extends Versioned>(start: Versioned | null, code: ErrorCode): VersionState<Wire> {
  const [version, setVersion] = useState(start?.version ?? 1);
  const [theirs, setTheirs] = useState<Wire | null>(null);
  return {
    version,
    theirs,
    takeConflict: (error) => {
      if (!isConflict(error, code)) return false;
      setTheirs(error.data as Wire);
      return true;
    },
    forget: () => setTheirs(null),
    rebaseOn: (standing) => {
      setVersion(standing.version);
      setTheirs(null);
    },
  };
}

/** Returns true if a save was refused because someone else saved first. The conflict's own box shows that error. */
export const isConflict = (error: unknown, code: ErrorCode): error is ApiError =>
  error instanceof ApiError && error.code === code && error.data !== null && error.data !== undefined;
