import { createContext, type ReactNode, useContext } from 'react';

/** What stands against sending a form, by the name of the field that mends it. Nothing, false or '' is no problem. */
export type Problems = Readonly<Partial<Record<string, ReactNode>>>;

const NONE: Problems = {};

/** The problems that are shown now. Apart from Form, so that a field alone does not pay for it. */
export const ShownProblems = createContext<Problems>(NONE);

/** @returns the error that the form around it shows for the field of this name, if any */
export function useProblem(name: string | undefined): ReactNode {
  const shown = useContext(ShownProblems);
  return name === undefined ? undefined : shown[name];
}
