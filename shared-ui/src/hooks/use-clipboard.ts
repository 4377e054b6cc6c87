import { useCallback, useEffect, useRef, useState } from 'react';

export type ClipboardState = 'idle' | 'success' | 'failure';

async function writeToClipboard(text: string, html: string | undefined): Promise<void> {
  if (html && typeof ClipboardItem !== 'undefined') {
    const contents = { 'text/plain': text, 'text/html': html };
    const blobs = Object.entries(contents).map(([type, content]) => [type, new Blob([content], { type })]);
    try {
      return await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    } catch {
      // Some browsers support plain text only.
    }
  }
  await navigator.clipboard.writeText(text);
}

/**
 * Copies text and reports the result. `copy(text, html)` also copies formatted text where supported; the html
 * must be sanitized.
 * @param resetAfterMs time until success becomes idle again. A failure persists, because the visitor needs time
 * to copy manually.
 */
export function useClipboard(resetAfterMs = 2000) {
  const [state, setState] = useState<ClipboardState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(
    async (text: string, html?: string): Promise<boolean> => {
      clearTimeout(timer.current);
      try {
        // Missing without HTTPS and in some embedded browsers.
        if (!navigator.clipboard) throw new Error('navigator.clipboard is not available. Copy manually.');
        await writeToClipboard(text, html);
      } catch {
        setState('failure');
        return false;
      }
      setState('success');
      timer.current = setTimeout(() => setState('idle'), resetAfterMs);
      return true;
    },
    [resetAfterMs],
  );

  return { state, copy };
}
