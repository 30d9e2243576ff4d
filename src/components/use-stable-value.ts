import { useState } from 'react';

/** The former value as long as the new one says the same, for memo and effects. `isSame` is the same function each time. */
export function useStableValue<Value>(value: Value, isSame: (former: Value, value: Value) => boolean): Value {
  const [kept, setKept] = useState(() => value);
  if (Object.is(kept, value) || isSame(kept, value)) return kept;
  setKept(() => value);
  return value;
}
