import { useState } from 'react';

/** Keeps the former value's identity while `isSame` returns true, for memo and effects. Pass the same `isSame` on each render. */
export function useStableValue<Value>(value: Value, isSame: (former: Value, value: Value) => boolean): Value {
  const [stableValue, setStableValue] = useState(() => value);
  if (Object.is(stableValue, value) || isSame(stableValue, value)) return stableValue;
  setStableValue(() => value);
  return value;
}
