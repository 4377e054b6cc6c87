/**
 * A browser tab for the engine tests, with the same functions in Chromium, Firefox and WebKitGTK. Mouse and
 * keyboard input are real.
 */
export interface Tab {
  /** Version of the browser, such as `140.4.0`. */
  readonly version: string;
  /**
   * Opens a URL and waits until its document has loaded. The URL must differ from the
   * current one before the `#`.
   */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. Its value must be a string, number, boolean or null. */
  evaluate<T extends string | number | boolean | null>(expression: string): Promise<T>;
  /** Waits until an expression is true in the page. @throws Error with the page's text on timeout. */
  until(expression: string, timeoutMs?: number): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Clicks at a point of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Waits until an expression is true in a page. An evaluation that fails counts as false, because the document
 * may be replaced meanwhile.
 * @throws Error with the page's text on timeout
 */
export async function waitUntil(
  evaluate: (expression: string) => Promise<unknown>,
  expression: string,
  timeoutMs = 20_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await evaluate(expression).catch(() => false))) {
    if (Date.now() > deadline) {
      const shown = String(await evaluate('document.body.innerText').catch(() => ''));
      throw new Error(`${expression} did not become true. The page shows: ${shown.slice(0, 500)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
