import { lateListener } from './late-listener';

export interface Undoable {
  message: string;
  undo: () => void;
}

const undoables = lateListener<Undoable>();

/** "Deactivated. Undo": a bar for what was done at once because it can be taken back. */
export function notifyUndo(message: string, undo: () => void): void {
  undoables.publish({ message, undo });
}
export const onFirstUndoable = undoables.onFirst;
export const listenToUndoables = undoables.listen;
