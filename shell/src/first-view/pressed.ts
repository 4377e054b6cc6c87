interface Pressed extends Array<HTMLButtonElement | null | undefined> {
  end(): void;
}

/**
 * What was pressed before the page could answer: the first of its scripts writes it down (`public/first-view/start.js`). From
 * now on React answers, at once when it must.
 * @returns presses it again, once the page answers
 */
export function takePressed(): () => void {
  const { [Symbol.for('ia-para-todos.pressed')]: pressed } = window as unknown as Record<symbol, Pressed>;
  pressed?.end();
  return () => {
    for (const button of pressed ?? []) if (button?.isConnected) button.click();
  };
}
