interface Pressed extends Array<HTMLButtonElement | null | undefined> {
  /** Aborted, it ends the recording. */
  recording: AbortController;
  /** The visitor scrolled, touched the page or used the keyboard. */
  read?: boolean;
}

declare global {
  interface Window {
    /** The record that the inlined script and the shell's module share. */
    iaPressed?: Pressed;
  }
}

/**
 * Records input to a prerendered page until it hydrates: clicks on buttons, for {@link takePressed}, and
 * whether the visitor began to read, for {@link hasInteracted}. Cancels submits, which would reload the
 * document.
 */
export function recordInput(): void {
  const recording = new AbortController();
  const pressed: Pressed = Object.assign([], { recording });
  window.iaPressed = pressed;
  const options = { capture: true, signal: recording.signal };
  const onClick = ({ target }: Event) =>
    pressed.push((target as Element).closest?.<HTMLButtonElement>('#root button'));
  const onRead = () => {
    pressed.read = true;
  };
  addEventListener('click', onClick, options);
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(event, onRead, { ...options, passive: true });
  addEventListener('submit', (event) => event.preventDefault(), options);
}

/** Whether the visitor used the page before it hydrated. */
export const hasInteracted = (): boolean => Boolean(window.iaPressed?.read);

/**
 * Stops recording: from now on React handles input, and hydrates at once for it.
 * @returns repeats the recorded clicks, once the page is hydrated
 */
export function takePressed(): () => void {
  const pressed = window.iaPressed;
  pressed?.recording.abort();
  return () => {
    for (const button of pressed ?? []) if (button?.isConnected) button.click();
  };
}
