/** Lets the browser paint, and answer who scrolls or presses, before more is done. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
