import { input } from '@ia/shared-ui/field';
import { useEffect, useRef } from 'react';

interface SelectableTextProps {
  label: string;
  value: string;
}

/** Preselected text for manual copying, where clipboard access is denied. */
export function SelectableText({ label, value }: SelectableTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return <textarea ref={field} aria-label={label} value={value} readOnly rows={5} css={input} />;
}
