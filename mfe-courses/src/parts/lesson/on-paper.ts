import { createContext, useContext } from 'react';

const OnPaper = createContext(false);

/** Wraps a lesson that is about to be printed: everything open, nothing to press. */
export const OnPaperProvider = OnPaper.Provider;

export const useOnPaper = () => useContext(OnPaper);
