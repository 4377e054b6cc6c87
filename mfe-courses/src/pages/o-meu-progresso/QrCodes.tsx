import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { CopyButton } from '@ia/shared-ui/copy-button';
import { useModule } from '@ia/shared-ui/hooks';
import { Spinner } from '@ia/shared-ui/spinner';
import { Heading } from '@ia/shared-ui/text';
import { useState } from 'react';
import { myProgress } from '../../content/my-progress/text.ts';
import { Frame } from './QrCodes.styles.ts';
import { RowActions } from './Rows.styles.ts';

const loadQrCode = () => import('@ia/shared-ui/qr-code');

/**
 * QR codes of one export, shown one at a time, each with its URL to copy.
 * @param codes parts of the export
 * @param note text about omitted data
 */
export function QrCodes({ codes, note }: { codes: readonly string[]; note: string | null }) {
  const shell = useShell();
  const [index, setIndex] = useState(0);
  const qr = useModule(loadQrCode, true, shell.report);
  const { move } = myProgress;
  const code = codes[index] ?? '';
  const address = shell.address(`/o-meu-progresso?trazer=${code}`) ?? '';
  const [part, total] = [index + 1, codes.length];
  function showNext(step: number) {
    setIndex(index + step);
    shell.announce(move.codeTitle(part + step, total));
  }
  return (
    <Frame>
      <Heading level={4}>{move.codeTitle(part, total)}</Heading>
      <p>{total === 1 ? move.codeHow : move.codesHow(total)}</p>
      {note && <p>{note}</p>}
      {qr.status === 'ready' && <qr.module.QrCode text={address} label={move.codeAlt(part, total)} />}
      {qr.status === 'failed' && (
        <Alert kind="error" live="alert" onRetry={qr.retry}>
          {move.failed}
        </Alert>
      )}
      {(qr.status === 'loading' || qr.status === 'idle') && <Spinner label={move.making} />}
      <RowActions>
        {total > 1 && (
          <>
            <Button variant="secondary" aria-disabled={index === 0} onClick={() => index > 0 && showNext(-1)}>
              {move.previous}
            </Button>
            <Button
              variant="secondary"
              aria-disabled={part === total}
              onClick={() => part < total && showNext(1)}
            >
              {move.next}
            </Button>
          </>
        )}
        <CopyButton
          text={address}
          label={move.copy}
          about={move.codeTitle(part, total)}
          successLabel={move.copied}
          failureLabel={move.copyFailed}
        />
      </RowActions>
    </Frame>
  );
}
