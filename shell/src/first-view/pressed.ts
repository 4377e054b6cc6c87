interface Pressed extends Array<HTMLButtonElement | null | undefined> {
  end(): void;
  /** They scrolled, touched the page or used the keyboard. */
  read?: boolean;
}

const pressedSoFar = (): Pressed | undefined =>
  (window as unknown as Record<symbol, Pressed>)[Symbol.for('ia-para-todos.pressed')];

/** Whether somebody was at home in the page already when it could not answer yet. */
export const hasBegunToRead = (): boolean => pressedSoFar()?.read === true;

/**
 * What was pressed before the page could answer: the first of its scripts writes it down (`public/first-view/start.js`). From
 * now on React answers, at once when it must.
 * @returns presses it again, once the page answers
 */
export function takePressed(): () => void {
  const pressed = pressedSoFar();
  pressed?.end();
  return () => {
    for (const button of pressed ?? []) if (button?.isConnected) button.click();
  };
}
