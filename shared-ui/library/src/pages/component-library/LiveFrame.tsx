import { useEffect, useRef, useState } from 'react';
import { hear, tell } from '../../parts/preview/preview-messages.ts';

interface LiveFrameProps {
  /** Name of the example, for tests. */
  example: string;
  title: string;
  /** In-site address of the example's own page, as the shell navigates: '/component-library-example?…'. */
  to: string;
  /** The same as a link's `href`. */
  href: string;
  height: number;
  onHeight: (height: number) => void;
}

/**
 * The window that an example lives in. A new address reaches it as a message: through `src` it would be a navigation,
 * which takes the focus, adds a step to the history and may lose what was done in the example.
 */
export function LiveFrame({ example, title, to, href, height, onHeight }: LiveFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const told = useRef(to);
  // The search part is there because a browser refuses to open a page inside itself.
  const [src] = useState(`?exemplo${href}`);

  useEffect(
    () =>
      hear(
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
    if (!ready || told.current === to || !frame.current?.contentWindow) return;
    told.current = to;
    tell(frame.current.contentWindow, { preview: 'address', to });
  }, [ready, to]);

  return <iframe ref={frame} data-preview={example} src={src} title={title} style={{ height }} />;
}
