/**
 * Listens to unhandled errors and rejections. The browser logs them too, but does not name the app.
 * @param onError gets the thrown value
 */
export function watchErrors(onError: (error: unknown) => void, signal?: AbortSignal): void {
  addEventListener('error', ({ error }) => onError(error), { signal });
  addEventListener('unhandledrejection', ({ reason }) => onError(reason), { signal });
}
