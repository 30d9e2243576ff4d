import { useState } from 'react';

/** Returns the former value while `isSame` returns true, so that memo and effects see no change. Pass the same `isSame` on each render. */
export function useStableValue<Value>(value: Value, isSame: (a: Value, b: Value) => boolean): Value {
  const [stableValue, setStableValue] = useState(() => value);
  if (Object.is(stableValue, value) || isSame(stableValue, value)) return stableValue;
  setStableValue(() => value);
  return value;
}
