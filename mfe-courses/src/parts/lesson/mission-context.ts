import { createContext, useContext } from 'react';

/** What the last activity of a mission needs from its page. */
interface MissionContext {
  isFinished: boolean;
  /** Called by the button that ends the mission. */
  onFinish(): void;
}

const Context = createContext<MissionContext>({ isFinished: false, onFinish: () => {} });

export const MissionContextProvider = Context.Provider;
/** Returns whether the mission is finished, and the function that finishes it. */
export const useMissionContext = () => useContext(Context);
