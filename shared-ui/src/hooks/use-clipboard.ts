import { useCallback, useEffect, useRef, useState } from 'react';

export type ClipboardState = 'idle' | 'success' | 'failure';

async function write(text: string, html: string | undefined): Promise<void> {
  if (html && typeof ClipboardItem !== 'undefined') {
    const both = { 'text/plain': text, 'text/html': html };
    const blobs = Object.entries(both).map(([type, words]) => [type, new Blob([words], { type })]);
    try {
      return await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    } catch {
      // Some browsers take plain text only.
    }
  }
  await navigator.clipboard.writeText(text);
}

/**
 * Copies text and tells how it went.
 * `copy(text, html)` also copies a formatted version, where the browser can; the html must be safe.
 * @param resetAfter milliseconds after which success becomes idle again. A failure stays, because the visitor needs
 *   time to copy by hand.
 */
export function useClipboard(resetAfter = 2000) {
  const [state, setState] = useState<ClipboardState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(
    async (text: string, html?: string): Promise<boolean> => {
      clearTimeout(timer.current);
      try {
        // Absent without HTTPS and in some embedded browsers.
        if (!navigator.clipboard) throw new Error('navigator.clipboard is not available here.');
        await write(text, html);
      } catch {
        setState('failure');
        return false;
      }
      setState('success');
      timer.current = setTimeout(() => setState('idle'), resetAfter);
      return true;
    },
    [resetAfter],
  );

  return { state, copy };
}
