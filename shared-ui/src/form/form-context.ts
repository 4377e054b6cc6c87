import { createContext, type ReactNode, useContext } from 'react';

/** Validation problems by field name. An empty value (nothing, false or '') is no problem. */
export type Problems = Readonly<Partial<Record<string, ReactNode>>>;

const NO_PROBLEMS: Problems = {};

/** Problems that the form shows now. A separate module, so that a single field does not bundle Form. */
export const ShownProblems = createContext<Problems>(NO_PROBLEMS);

/** Returns the error that the surrounding form shows for a field, if any. */
export function useProblem(name: string | undefined): ReactNode {
  const shown = useContext(ShownProblems);
  return name === undefined ? undefined : shown[name];
}
