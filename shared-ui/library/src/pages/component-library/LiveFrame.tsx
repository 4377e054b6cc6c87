import { useEffect, useRef, useState } from 'react';
import { sendMessage, subscribeToMessages } from '../../parts/preview/preview-messages.ts';

interface LiveFrameProps {
  /** Id of the example: 'button.primario'. */
  exampleId: string;
  title: string;
  /** Route of the example page for `shell.navigate`: '/component-library-example?…'. */
  to: string;
  /** The same route as `href` of a link. */
  href: string;
  /** Height of the iframe in CSS pixels. */
  height: number;
  /** Called with the height of the example whenever it changes. */
  onHeight: (height: number) => void;
}

/**
 * Iframe with the example page. A changed route is sent to the page as a message: changing `src` would
 * navigate, which moves the focus, adds a history entry and may reset the example.
 */
export function LiveFrame({ exampleId, title, to, href, height, onHeight }: LiveFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // True once the example page has reported its height, and so receives messages.
  const [ready, setReady] = useState(false);
  const sentRoute = useRef(to);
  // The query makes the URL differ, because browsers refuse to load a page inside itself.
  const [src] = useState(`?exemplo${href}`);

  useEffect(
    () =>
      subscribeToMessages(
        () => frame.current?.contentWindow,
        (message) => {
          if (message.preview !== 'height') return;
          onHeight(message.height);
          setReady(true);
        },
      ),
    [onHeight],
  );

  useEffect(() => {
    if (!ready || sentRoute.current === to || !frame.current?.contentWindow) return;
    sentRoute.current = to;
    sendMessage(frame.current.contentWindow, { preview: 'address', to });
  }, [ready, to]);

  return <iframe ref={frame} data-preview={exampleId} src={src} title={title} style={{ height }} />;
}
