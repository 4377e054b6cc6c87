/** What the library page and the page inside a preview frame say to each other. Both are this site. */
type Message = { preview: 'height'; height: number } | { preview: 'address'; to: string };

/** @param to the window that is told */
export function tell(to: Window, message: Message): void {
  to.postMessage(message, window.location.origin);
}

/**
 * Listens to one window of this site.
 * @returns a function that stops listening
 */
export function hear(from: () => Window | null | undefined, heard: (message: Message) => void): () => void {
  const listen = ({ source, origin, data }: MessageEvent) => {
    if (origin === window.location.origin && source === from() && data?.preview) heard(data as Message);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}
