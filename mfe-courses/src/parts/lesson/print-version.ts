import { createContext, useContext } from 'react';

const PrintVersion = createContext(false);

/** Provides true for the print version: everything open, no controls. */
export const PrintVersionProvider = PrintVersion.Provider;

/** True in the print version of a lesson. */
export const usePrintVersion = () => useContext(PrintVersion);
