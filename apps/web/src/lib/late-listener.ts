/** Messages from anywhere, inside React or not, to the one part of the screen that shows them. */
export interface LateListener<Message> {
  publish: (message: Message) => void;
  /** Calls back with the first message: what shows them is loaded only then. */
  onFirst: (wake: () => void) => () => void;
  /** Until somebody listens, messages wait. */
  listen: (show: (message: Message) => void) => () => void;
}

export function lateListener<Message>(): LateListener<Message> {
  const waiting: Message[] = [];
  let listener: ((message: Message) => void) | null = null;
  let onFirst: (() => void) | null = null;
  return {
    publish(message) {
      if (listener) {
        listener(message);
        return;
      }
      waiting.push(message);
      onFirst?.();
    },
    onFirst(wake) {
      onFirst = wake;
      if (waiting.length > 0) wake();
      return () => {
        onFirst = null;
      };
    },
    listen(show) {
      listener = show;
      for (const message of waiting.splice(0)) show(message);
      return () => {
        listener = null;
      };
    },
  };
}
