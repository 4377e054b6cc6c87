import { useState } from 'react';

/** A principle's own picture, ready for an `<img>`: decoration, for the title says what it stands for. */
export interface Picture {
  src: string;
  alt: '';
  loading: 'lazy';
  onError: () => void;
}

/**
 * The picture of a principle's `image_url`, or null when it has none that a page may show or that loads: then its motif
 * is drawn.
 */
export function usePicture(principle: { image_url?: string | null | undefined }): Picture | null {
  const src = allowedPicture(principle.image_url);
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || src === broken) return null;
  return { src, alt: '', loading: 'lazy', onError: () => setBroken(src) };
}

/** The site's policy allows pictures from the site itself, and those that are written out in the address (`data:`). */
export function allowedPicture(address: string | null | undefined): string | null {
  if (!address) return null;
  try {
    const url = new URL(address, document.baseURI);
    const isOurs = url.origin === location.origin && /^https?:$/.test(url.protocol);
    return isOurs || /^data:image\//i.test(address) ? url.href : null;
  } catch {
    return null;
  }
}
