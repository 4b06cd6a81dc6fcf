export interface RestockStoppedWire {
  /** How many open requests the link ended; 0 when there was none left. */
  stopped: number;
}
