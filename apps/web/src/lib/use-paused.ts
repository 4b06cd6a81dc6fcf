import { useEffect, useState } from 'react';

/** The delay in milliseconds after typing before a search begins. */
const pauseMs = 200;

/** Returns the text once it has not changed for a moment, so that a search does not begin with each typed letter. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
