import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';

/** The slots that were just created: one slot, or all of a pattern. */
export type Made = { slotId: string } | { patternId: string };

interface MadeState {
  made: Made | null;
  /** Makes the calendar scroll to the new slots and highlight them for a moment. */
  announce: (made: Made) => void;
}

const MadeContext = createContext<MadeState>({ made: null, announce: () => undefined });

export const useMade = (): MadeState => use(MadeContext);

const shownMs = 6_000;

/** Passes the slots that a drawer has created to the calendar behind it. */
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
