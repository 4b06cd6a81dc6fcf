import type { Connection } from '@/lib/connected-navigator';

interface Circumstances {
  reducesMotion: boolean;
  connection?: Connection | undefined;
}

const slowConnections: readonly string[] = ['slow-2g', '2g', '3g'];

/** Returns true if the page may load the loop for this visitor. Otherwise the hero stays a still. */
export function mayLoad({ reducesMotion, connection = {} }: Circumstances): boolean {
  return (
    !reducesMotion && connection.saveData !== true && !slowConnections.includes(connection.effectiveType ?? 'unknown')
  );
}

interface Playback {
  /** True if the visitor pressed Pause during this visit. */
  isPaused: boolean;
  isInView: boolean;
  isTabHidden: boolean;
}

export const shouldPlay = ({ isPaused, isInView, isTabHidden }: Playback): boolean =>
  !isPaused && isInView && !isTabHidden;
