/** A part of the Network Information API, which only some browsers support. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export type ConnectedNavigator = Navigator & { connection?: Connection };
