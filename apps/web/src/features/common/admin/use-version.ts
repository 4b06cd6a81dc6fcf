import type { ErrorCode } from '@dronesoccer/contracts';
import { useState } from 'react';
import { ApiError } from '@/lib/errors/api-error';

interface Versioned {
  version: number;
}

export interface VersionState<Wire extends Versioned> {
  /** What the form began with: a save over an older version is refused. */
  version: number;
  /** What someone else has saved since; null: nothing that is known of. */
  theirs: Wire | null;
  /** True for the refusal that carries what stands now, which is then `theirs`. */
  take: (error: unknown) => boolean;
  forget: () => void;
  /** The form goes on from what stands now. */
  goOnFrom: (standing: Versioned) => void;
}

/** The version that a form goes by, and what comes between (`code` is the refusal's). */
export function useVersion<Wire extends Versioned>(start: Versioned | null, code: ErrorCode): VersionState<Wire> {
  const [version, setVersion] = useState(start?.version ?? 1);
  const [theirs, setTheirs] = useState<Wire | null>(null);
  return {
    version,
    theirs,
    take: (error) => {
      if (!isConflict(error, code)) return false;
      setTheirs(error.data as Wire);
      return true;
    },
    forget: () => setTheirs(null),
    goOnFrom: (standing) => {
      setVersion(standing.version);
      setTheirs(null);
    },
  };
}

/** Whether a save was refused because someone else saved first: said by the conflict's own box. */
export const isConflict = (error: unknown, code: ErrorCode): error is ApiError =>
  error instanceof ApiError && error.code === code && error.data !== null && error.data !== undefined;
