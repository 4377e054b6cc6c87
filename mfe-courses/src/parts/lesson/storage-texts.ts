import { createContext, useContext } from 'react';
import { t } from '../../content/text.ts';

/** Texts about where the course progress is stored. */
export interface StorageTexts {
  /** Shown above the blocks. */
  progress: string;
  /** Shown at each answer field. */
  written: string;
  /** Place with "of", such as 'deste dispositivo', in texts about erasing. */
  from: string;
  /** Place with "in", such as 'neste dispositivo', in texts about erasing. */
  in: string;
}

const Context = createContext<StorageTexts>(t.storage.device);

/** Overrides the texts for a course hosted elsewhere, such as in an LMS. */
export const StorageTextsProvider = Context.Provider;

/** Returns the storage texts of the current page. */
export const useStorageTexts = () => useContext(Context);

/** True when progress is stored on this device, where other pages of the site can read it. */
export const useIsStoredOnDevice = () => useStorageTexts() === t.storage.device;
