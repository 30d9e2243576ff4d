import { createContext } from 'react';

/** Closes the panel of the e-mailed link; Home then shows what it otherwise has. */
export const ClosePanel = createContext<() => void>(() => undefined);
