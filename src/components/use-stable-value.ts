import { useState } from 'react';

/** The former value as long as the new one says the same, for memo and effects. `isSame` is the same function each time. */
export function useStableValue<Value>(value: Value, isSame: (former: Value, value: Value) => boolean): Value {
  const [stableValue, setStableValue] = useState(() => value);
  if (Object.is(stableValue, value) || isSame(stableValue, value)) return stableValue;
  setStableValue(() => value);
  return value;
}
