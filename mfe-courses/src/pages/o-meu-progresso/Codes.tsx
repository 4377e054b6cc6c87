import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { CopyButton } from '@ia/shared-ui/copy-button';
import { useModule } from '@ia/shared-ui/hooks';
import { Spinner } from '@ia/shared-ui/spinner';
import { Heading } from '@ia/shared-ui/text';
import { useState } from 'react';
import { own } from '../../content/own/words.ts';
import { Frame, Picture } from './Codes.styles.ts';
import { RowActions } from './Rows.styles.ts';

const load = () => import('uqr');
const QUIET = 4; // modules of white around a code, ISO/IEC 18004

/** The codes of one parcel, one at a time, each with its address to copy. */
export function Codes({ codes, note }: { codes: readonly string[]; note: string | null }) {
  const shell = useShell();
  const [at, setAt] = useState(0);
  const qr = useModule(load, true, shell.report);
  const { move } = own;
  const code = codes[at] ?? '';
  const address = shell.address(`/o-meu-progresso?trazer=${code}`) ?? '';
  const [part, of] = [at + 1, codes.length];
  function go(step: number) {
    setAt(at + step);
    shell.announce(move.codeTitle(part + step, of));
  }
  return (
    <Frame>
      <Heading level={4}>{move.codeTitle(part, of)}</Heading>
      <p>{of === 1 ? move.codeHow : move.codesHow(of)}</p>
      {note && <p>{note}</p>}
      {qr.status === 'ready' && (
        <Squares
          rows={qr.module.encode(address, { ecc: 'L', border: QUIET }).data}
          label={move.codeAlt(part, of)}
        />
      )}
      {qr.status === 'failed' && (
        <Alert kind="error" live="alert" onRetry={qr.retry}>
          {move.failed}
        </Alert>
      )}
      {(qr.status === 'loading' || qr.status === 'idle') && <Spinner label={move.making} />}
      <RowActions>
        {of > 1 && (
          <>
            <Button variant="secondary" aria-disabled={at === 0} onClick={() => at > 0 && go(-1)}>
              {move.previous}
            </Button>
            <Button variant="secondary" aria-disabled={part === of} onClick={() => part < of && go(1)}>
              {move.next}
            </Button>
          </>
        )}
        <CopyButton
          text={address}
          label={move.copy}
          about={move.codeTitle(part, of)}
          successLabel={move.copied}
          failureLabel={move.copyFailed}
        />
      </RowActions>
    </Frame>
  );
}

/** Drawn as one path: elements that React makes, and no markup that somebody put together. */
function Squares({ rows, label }: { rows: readonly (readonly boolean[])[]; label: string }) {
  const path = rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return (
    <Picture
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </Picture>
  );
}
