import { createContext, type ReactNode, useContext } from 'react';

/** Validation problems by field name. An empty value (nothing, false or '') is no problem. */
export type Problems = Readonly<Partial<Record<string, ReactNode>>>;

const NONE: Problems = {};

/** Problems shown now. A separate module, so that a single field does not bundle Form. */
export const ShownProblems = createContext<Problems>(NONE);

/** Returns the error that the surrounding form shows for a field, if any. */
export function useProblem(name: string | undefined): ReactNode {
  const shown = useContext(ShownProblems);
  return name === undefined ? undefined : shown[name];
}
