/** Delivers messages from anywhere, inside or outside React, to the one component that shows them. */
interface LateListener<Message> {
  publish: (message: Message) => void;
  /** Calls back on the first message, because the component that shows messages is loaded only then. */
  onFirst: (wake: () => void) => () => void;
  /** Messages wait until a listener is registered. */
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
