import { useState } from 'react';

/** Props of an `<img>` for a principle's picture. The picture is decorative, because the title names the principle. */
export interface Picture {
  src: string;
  alt: '';
  loading: 'lazy';
  onError: () => void;
}

/**
 * Returns the picture of a principle's `image_url`, or null when the URL is missing, not allowed or does not load.
 * The page then shows the principle's motif, an azulejo drawing.
 */
export function usePicture(principle: { image_url?: string | null | undefined }): Picture | null {
  const src = allowedPictureUrl(principle.image_url);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (!src || src === failedSrc) return null;
  return { src, alt: '', loading: 'lazy', onError: () => setFailedSrc(src) };
}

/** Returns the URL if the content security policy allows it: same-origin and `data:` images only. */
export function allowedPictureUrl(address: string | null | undefined): string | null {
  if (!address) return null;
  try {
    const url = new URL(address, document.baseURI);
    const isSameOrigin = url.origin === location.origin && /^https?:$/.test(url.protocol);
    return isSameOrigin || /^data:image\//i.test(address) ? url.href : null;
  } catch {
    return null;
  }
}
