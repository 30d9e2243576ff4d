import { createContext } from 'react';

/** Closes the confirmation panel on Home; the context passes it through a lazy component, which takes no props. */
export const ClosePanel = createContext<() => void>(() => undefined);
