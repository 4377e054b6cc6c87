import { type ReactNode, useEffect, useRef, useState } from 'react';
import { copyAsPicture } from './copy-as-picture.ts';

/** Time in milliseconds in which an example loads its modules and its delayed effects run. */
const MOUNTED_MS = 1000;

interface StaticPictureProps {
  /** Mounted until they are copied. */
  children: ReactNode;
  /** Mounts the children only near the viewport. */
  isNear?: boolean;
}

/** Picture of components, without controls: a copy of their elements. */
export function StaticPicture({ children, isNear = true }: StaticPictureProps) {
  const live = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState(false);
  const isMounted = isNear && !copied;

  useEffect(() => {
    if (!isMounted) return;
    const timer = setTimeout(() => {
      if (!live.current) return;
      picture.current?.replaceChildren(copyAsPicture(live.current));
      setCopied(true);
    }, MOUNTED_MS);
    return () => clearTimeout(timer);
  }, [isMounted]);

  return (
    <>
      {isMounted && (
        <div ref={live} data-live="">
          {children}
        </div>
      )}
      <div ref={picture} hidden={!copied} />
    </>
  );
}
