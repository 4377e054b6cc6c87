import { createContext, useContext } from 'react';

const OnPaper = createContext(false);

/** Provides true for the print version: everything open, no controls. */
export const OnPaperProvider = OnPaper.Provider;

/** True in the print version of a lesson. */
export const useOnPaper = () => useContext(OnPaper);
