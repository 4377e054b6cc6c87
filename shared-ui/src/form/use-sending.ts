import { useRef, useState } from 'react';

/** Sends the content of a form: one request at a time; an error stays in the form beside the input. */
export function useSending() {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const busy = useRef(false);

  /** @param request resolves to an error message for the visitor, or to null on success */
  async function send(request: () => Promise<string | null>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setFailure(null);
    try {
      setFailure(await request());
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return { sending, failure, send };
}
