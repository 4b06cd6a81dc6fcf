import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';

/** The slots that were just created: one, or those of a generation. */
export type Made = { slotId: string } | { patternId: string };

interface MadeState {
  made: Made | null;
  /** Has the calendar scroll to what was created, and highlight it for a moment. */
  announce: (made: Made) => void;
}

const MadeContext = createContext<MadeState>({ made: null, announce: () => undefined });

export const useMade = (): MadeState => use(MadeContext);

const shownMs = 6_000;

/** Passes what a drawer has created to the calendar behind it. */
export function MadeProvider({ children }: { children: ReactNode }) {
  const [made, setMade] = useState<Made | null>(null);
  const announce = useCallback((next: Made) => setMade(next), []);
  useEffect(() => {
    if (made === null) return;
    const timer = setTimeout(() => setMade(null), shownMs);
    return () => clearTimeout(timer);
  }, [made]);
  return <MadeContext value={useMemo(() => ({ made, announce }), [made, announce])}>{children}</MadeContext>;
}
