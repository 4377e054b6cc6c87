/**
 * Messages between the library page and the example page in a preview frame; both have the same origin.
 * `height` reports the height of the example, in CSS pixels, to the library. `address` sends the frame a new
 * route.
 */
type Message = { preview: 'height'; height: number } | { preview: 'address'; to: string };

/**
 * Posts a message.
 * @param to receiving window
 */
export function sendMessage(to: Window, message: Message): void {
  to.postMessage(message, window.location.origin);
}

/**
 * Subscribes to the messages of one window of the same origin.
 * @param from returns the sending window, which may exist later only
 * @returns a function that unsubscribes
 */
export function subscribeToMessages(
  from: () => Window | null | undefined,
  onMessage: (message: Message) => void,
): () => void {
  const listen = ({ source, origin, data }: MessageEvent) => {
    if (origin === window.location.origin && source === from() && data?.preview) onMessage(data as Message);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}
