/** Input before hydration: the clicked buttons, in order, null for a click outside of buttons. */
interface EarlyInput extends Array<HTMLButtonElement | null | undefined> {
  /** Stops the recording when it is aborted. */
  recording: AbortController;
  /** The visitor scrolled, touched the page or used the keyboard. */
  read?: boolean;
}

declare global {
  interface Window {
    /** The record that the inlined script and the shell's module share. */
    iaPressed?: EarlyInput;
  }
}

/**
 * Records input to a prerendered page until it hydrates: clicks on buttons, for {@link takeClicks}, and
 * whether the visitor began to read, for {@link hasInteracted}. Cancels submits, which would reload the
 * document.
 */
export function recordInput(): void {
  const recording = new AbortController();
  const input: EarlyInput = Object.assign([], { recording });
  window.iaPressed = input;
  const options = { capture: true, signal: recording.signal };
  const onClick = ({ target }: Event) =>
    input.push((target as Element).closest?.<HTMLButtonElement>('#root button'));
  const onInteraction = () => {
    input.read = true;
  };
  addEventListener('click', onClick, options);
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(event, onInteraction, { ...options, passive: true });
  addEventListener('submit', (event) => event.preventDefault(), options);
}

/** Whether the visitor used the page before it hydrated. */
export const hasInteracted = (): boolean => Boolean(window.iaPressed?.read);

const findButtons = () => [...document.querySelectorAll<HTMLButtonElement>('#root button')];

/**
 * Stops the recording: from now on React handles input, and hydrates at once for it.
 * @returns a function that repeats the recorded clicks, to be called once the page is hydrated. With `isSameView`,
 * the same view may have been rendered again: the clicks then go to the buttons at the same positions.
 */
export function takeClicks(): (isSameView: boolean) => void {
  const input = window.iaPressed;
  input?.recording.abort();
  const buttons = findButtons();
  const clicks = (input ?? []).map((button) => ({ button, index: button ? buttons.indexOf(button) : -1 }));
  return (isSameView) => {
    for (const { button, index } of clicks) {
      if (button?.isConnected) button.click();
      else if (isSameView) findButtons()[index]?.click();
    }
  };
}
