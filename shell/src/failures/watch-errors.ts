/**
 * Hears of errors that nobody took. The browser writes them into its console by itself, without saying whose they are.
 * @param told with whatever was thrown
 */
export function watchErrors(told: (error: unknown) => void, signal?: AbortSignal): void {
  addEventListener('error', ({ error }) => told(error), { signal });
  addEventListener('unhandledrejection', ({ reason }) => told(reason), { signal });
}
