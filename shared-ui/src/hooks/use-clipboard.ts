import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export type ClipboardState = 'idle' | 'success' | 'failure';

async function writeToClipboard(text: string, html: string | undefined): Promise<void> {
  if (html) {
    const blob = (content: string, type: string) => ({ [type]: new Blob([content], { type }) });
    try {
      return await navigator.clipboard.write([
        new ClipboardItem({ ...blob(text, 'text/plain'), ...blob(html, 'text/html') }),
      ]);
    } catch {
      // Some browsers support plain text only.
    }
  }
  await navigator.clipboard.writeText(text);
}

/**
 * Copies text and reports the result. `copy(text, html)` also copies formatted text where supported; the html
 * must be sanitized.
 * `field` is the ref of a text field that the caller shows on failure: it is focused and selected each time.
 * @param resetAfterMs time until success becomes idle again. A failure persists, because the visitor needs time
 * to copy manually.
 */
export function useClipboard(resetAfterMs = 2000) {
  const [state, setState] = useState<ClipboardState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(
    async (text: string, html?: string): Promise<boolean> => {
      clearTimeout(timer.current);
      try {
        await writeToClipboard(text, html);
      } catch {
        // Not allowed, or no clipboard: without HTTPS and in some embedded browsers.
        flushSync(() => setState('failure'));
        field.current?.focus();
        field.current?.select();
        return false;
      }
      setState('success');
      timer.current = setTimeout(() => setState('idle'), resetAfterMs);
      return true;
    },
    [resetAfterMs],
  );

  return { state, copy, field };
}
