import { createContext } from 'react';

/** The function that closes the confirmation panel on Home; a context passes it, because a lazy component takes no props. */
export const ClosePanelContext = createContext<() => void>(() => undefined);

/** The participation that the open confirmation panel asks for; undefined without it. */
export const PanelPidContext = createContext<number | undefined>(undefined);
