import { createContext, useContext } from 'react';
import { words } from '../../content/words.ts';

/** How a page tells where the progress of a course stays. */
export interface Keeping {
  /** Said over the blocks. */
  kept: string;
  /** Said under the points. */
  place: string;
  /** Said at each place to answer. */
  written: string;
  /** 'deste dispositivo' and 'neste dispositivo', for what is erased. */
  from: string;
  in: string;
}

const Context = createContext<Keeping>(words.keeping.device);

/** A course that runs elsewhere, such as in a learning platform, says so. */
export const KeepingProvider = Context.Provider;

export const useKeeping = () => useContext(Context);

/** Whether it stays on this device, where the other pages of the site find it. */
export const useKeptHere = () => useKeeping() === words.keeping.device;
