import { createContext, useContext } from 'react';

const AtWork = createContext(false);

/** Wraps a course for municipal staff: where it leads to public assistants, it names the work account first. */
export const AtWorkProvider = AtWork.Provider;

export const useAtWork = () => useContext(AtWork);
