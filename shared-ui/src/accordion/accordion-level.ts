import { createContext } from 'react';

/** Heading level of the items of an Accordion. */
export const AccordionLevel = createContext<2 | 3 | 4 | 5>(3);
