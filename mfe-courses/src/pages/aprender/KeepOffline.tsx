import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { ArrowDown } from '@ia/shared-ui/icon';
import { ProgressBar } from '@ia/shared-ui/progress-bar';
import { Heading } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { offline as words } from '../../content/offline.ts';

/** Any page of this app: all of it is kept. */
const PATH = '/aprender';

type State =
  | { is: 'unknown' }
  | { is: 'open' | 'failed'; bytes: number }
  | { is: 'keeping'; bytes: number; done: number; total: number }
  | { is: 'kept'; bytes: number };

/** Keeps the courses on the device, where the site can: without a way to do so there is nothing to see. */
export function KeepOffline() {
  const shell = useShell();
  const [device] = useState(() => shell.offline());
  const [state, setState] = useState<State>({ is: 'unknown' });
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let current = true;
    device?.about(PATH).then(
      ({ asked, bytes }) => current && bytes > 0 && setState({ is: asked ? 'kept' : 'open', bytes }),
      () => undefined, // what cannot be offered is not shown
    );
    return () => {
      current = false;
    };
  }, [device]);
  if (!device || state.is === 'unknown') return null;
  const { bytes } = state;

  /** Focus first: the button that was pressed goes away. */
  const become = (next: State, said: string) => {
    heading.current?.focus();
    setState(next);
    shell.announce(said);
  };
  const keep = async () => {
    become({ is: 'keeping', bytes, done: 0, total: bytes }, words.keeping);
    try {
      await device.keep(PATH, (done, total) => setState({ is: 'keeping', bytes, done, total }));
      become({ is: 'kept', bytes }, words.keptNow);
    } catch (error) {
      shell.report(error);
      setState({ is: 'failed', bytes });
    }
  };
  const drop = async () => {
    await device.drop(PATH).catch(shell.report);
    become({ is: 'open', bytes }, words.dropped);
  };

  return (
    <section
      aria-labelledby="sem-ligacao"
      css={{ display: 'grid', gap: token.space[3], justifyItems: 'start' }}
    >
      <Heading level={2} size="h2Quiet" id="sem-ligacao" ref={heading} tabIndex={-1}>
        {words.title}
      </Heading>
      {state.is === 'kept' ? (
        <>
          <p>{words.kept}</p>
          <Button variant="secondary" size="sm" onClick={() => void drop()}>
            {words.drop}
          </Button>
        </>
      ) : state.is === 'keeping' ? (
        <div css={{ inlineSize: 'min(100%, 30rem)' }}>
          <ProgressBar
            label={words.keeping}
            value={state.done}
            max={state.total}
            valueText={words.part(state.done / Math.max(state.total, 1))}
          />
        </div>
      ) : (
        <>
          <p>{words.lead(bytes)}</p>
          {state.is === 'failed' && (
            <Alert kind="error" live="alert">
              {words.failed}
            </Alert>
          )}
          <Button variant="secondary" iconStart={ArrowDown} onClick={() => void keep()}>
            {words.keep}
          </Button>
        </>
      )}
    </section>
  );
}
