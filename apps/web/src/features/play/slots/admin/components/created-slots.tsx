import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';

/** The slots that were just created: one slot, or all of a pattern. */
export type CreatedSlots = { slotId: string } | { patternId: string };

interface CreatedSlotsState {
  made: CreatedSlots | null;
  /** Makes the calendar scroll to the new slots and highlight them for a moment. */
  announce: (made: CreatedSlots) => void;
}

const CreatedSlotsContext = createContext<CreatedSlotsState>({ made: null, announce: () => undefined });

export const useCreatedSlots = (): CreatedSlotsState => use(CreatedSlotsContext);

const shownMs = 6_000;

/** Passes the slots that a drawer has created to the calendar behind it. */
export function CreatedSlotsProvider({ children }: { children: ReactNode }) {
  const [made, setMade] = useState<CreatedSlots | null>(null);
  const announce = useCallback((next: CreatedSlots) => setMade(next), []);
  useEffect(() => {
    if (made === null) return;
    const timer = setTimeout(() => setMade(null), shownMs);
    return () => clearTimeout(timer);
  }, [made]);
  return (
    <CreatedSlotsContext value={useMemo(() => ({ made, announce }), [made, announce])}>{children}</CreatedSlotsContext>
  );
}
