export interface RestockStoppedWire {
  /** The number of open requests that the link ended; 0 if none were open. */
  stopped: number;
}
