import { useState } from 'react';

/** Returns the first defined value, and keeps it even if the value changes. */
export function useFirst<Value>(value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
}
