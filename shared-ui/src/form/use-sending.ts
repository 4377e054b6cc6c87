import { useRef, useState } from 'react';

/** Sends what a form holds: one press at a time, and what went wrong stays in the form, beside what was written. */
export function useSending() {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const busy = useRef(false);

  /** @param what resolves to what went wrong, in the visitor's words, or to null once it is done */
  async function send(what: () => Promise<string | null>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setFailure(null);
    try {
      setFailure(await what());
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return { sending, failure, send };
}
