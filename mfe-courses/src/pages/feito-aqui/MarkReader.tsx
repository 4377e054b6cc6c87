import { type FileMark, readMark } from '@ia/shared-services/ai-mark';
import { Alert, type AlertKind } from '@ia/shared-ui/alert';
import { token } from '@ia/shared-ui/tokens';
import { useRef, useState } from 'react';
import { madeHere as t } from '../../content/made-here.ts';
import { FileField } from '../../parts/saving/FileField.tsx';

type State = 'idle' | 'reading' | 'too-large' | 'unreadable' | { mark: FileMark; fileName: string };

/** Larger files would freeze the tab of a small phone. */
const MAX_FILE_BYTES = 50_000_000;

/**
 * `here`: made by AI on this site; `elsewhere`: made or changed by AI in another program; `none`: no mark
 * found.
 */
const ALERT_KINDS: Record<FileMark, AlertKind> = { here: 'success', elsewhere: 'success', none: 'info' };

/**
 * File field that shows whether the chosen file has the mark of AI: metadata that says that an AI made or
 * changed the file.
 */
export function MarkReader() {
  const [state, setState] = useState<State>('idle');
  /** The latest file: an earlier, larger one may be read later. */
  const latest = useRef<File>(null);

  async function read(file: File) {
    latest.current = file;
    if (file.size > MAX_FILE_BYTES) {
      setState('too-large');
      return;
    }
    setState('reading');
    const content = await file.arrayBuffer().catch(() => null);
    if (latest.current !== file) return;
    setState(content ? { mark: readMark(new Uint8Array(content)), fileName: file.name } : 'unreadable');
  }

  return (
    <div css={{ display: 'grid', gap: token.space[6], maxWidth: '44rem' }}>
      <FileField primary label={t.file} accept="image/*,.txt,.html,.pdf" onFile={(file) => void read(file)} />
      <div role="status">
        {state === 'reading' && <p>{t.reading}</p>}
        {state === 'too-large' && <Alert kind="error">{t.tooLarge}</Alert>}
        {state === 'unreadable' && <Alert kind="error">{t.unreadable}</Alert>}
        {typeof state === 'object' && <FoundMark {...state} />}
      </div>
    </div>
  );
}

function FoundMark({ mark, fileName }: { mark: FileMark; fileName: string }) {
  const { title, text } = t.marks[mark];
  return (
    <Alert kind={ALERT_KINDS[mark]} title={title}>
      <p>
        <strong css={{ overflowWrap: 'anywhere' }}>{fileName}</strong>: {text}
      </p>
      {mark !== 'none' && <p>{t.limits}</p>}
    </Alert>
  );
}
