import { lateListener } from './late-listener';

export interface Undoable {
  message: string;
  undo: () => void;
}

const undoables = lateListener<Undoable>();

/** Shows the "Deactivated. Undo" bar for a reversible action that was done at once. */
export function notifyUndo(message: string, undo: () => void): void {
  undoables.publish({ message, undo });
}
export const onFirstUndoable = undoables.onFirst;
export const listenToUndoables = undoables.listen;
