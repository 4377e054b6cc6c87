import { createContext } from 'react';

/** Heading level of the items, which `Accordion` passes to each `AccordionItem`. */
export const AccordionLevel = createContext<2 | 3 | 4 | 5>(3);
