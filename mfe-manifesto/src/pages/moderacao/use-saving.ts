import { useState } from 'react';

/** Saves what a dialog's form holds: one press at a time, and a failure stays in the dialog, beside what was written. */
export function useSaving() {
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /** @param what resolves to what went wrong, or to null once it is saved */
  async function save(what: () => Promise<string | null>): Promise<void> {
    if (saving) return;
    setSaving(true);
    setFailure(null);
    setFailure(await what());
    setSaving(false);
  }

  return { saving, failure, save };
}
