import { useCallback, useEffect, useRef, useState } from 'react';

export type ClipboardState = 'idle' | 'success' | 'failure';

/**
 * Copies text and tells how it went.
 * @param resetAfter milliseconds after which success becomes idle again. A failure stays, because the visitor needs
 *   time to copy by hand.
 */
export function useClipboard(resetAfter = 2000) {
  const [state, setState] = useState<ClipboardState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = useCallback(
    async (text: string): Promise<boolean> => {
      clearTimeout(timer.current);
      try {
        // Absent without HTTPS and in some embedded browsers.
        if (!navigator.clipboard) throw new Error('navigator.clipboard is not available here.');
        await navigator.clipboard.writeText(text);
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
