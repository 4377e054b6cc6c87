import { createContext } from 'react';

/** Heading level that the items of an Accordion use. */
export const AccordionLevel = createContext<2 | 3 | 4 | 5>(3);
