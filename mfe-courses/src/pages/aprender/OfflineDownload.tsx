import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { ArrowDown } from '@ia/shared-ui/icon';
import { ProgressBar } from '@ia/shared-ui/progress-bar';
import { Heading } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { offline as t } from '../../content/offline.ts';

/** Any route of this app: the shell caches the whole app. */
const PATH = '/aprender';

type State =
  | { is: 'unknown' }
  | { is: 'open' | 'failed'; bytes: number }
  | { is: 'storing'; bytes: number; done: number; total: number }
  | { is: 'stored'; bytes: number };

/** Offers to store the courses for offline use. Renders nothing where the site has no service worker. */
export function OfflineDownload() {
  const shell = useShell();
  const [device] = useState(() => shell.offline());
  const [state, setState] = useState<State>({ is: 'unknown' });
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let current = true;
    device?.about(PATH).then(
      ({ saved, bytes }) => current && bytes > 0 && setState({ is: saved ? 'stored' : 'open', bytes }),
      () => undefined, // hide the offer when the size is unknown
    );
    return () => {
      current = false;
    };
  }, [device]);
  if (!device || state.is === 'unknown') return null;
  const { bytes } = state;

  /** Move the focus before the pressed button unmounts. */
  const become = (next: State, announcement: string) => {
    heading.current?.focus();
    setState(next);
    shell.announce(announcement);
  };
  const store = async () => {
    become({ is: 'storing', bytes, done: 0, total: bytes }, t.storing);
    try {
      await device.cache(PATH, (done, total) => setState({ is: 'storing', bytes, done, total }));
      become({ is: 'stored', bytes }, t.justStored);
    } catch (error) {
      shell.report(error);
      setState({ is: 'failed', bytes });
    }
  };
  const drop = async () => {
    await device.drop(PATH).catch(shell.report);
    become({ is: 'open', bytes }, t.dropped);
  };

  return (
    <section
      aria-labelledby="sem-ligacao"
      css={{ display: 'grid', gap: token.space[3], justifyItems: 'start' }}
    >
      <Heading level={2} size="h2Quiet" id="sem-ligacao" ref={heading} tabIndex={-1}>
        {t.title}
      </Heading>
      {state.is === 'stored' ? (
        <>
          <p>{t.stored}</p>
          <Button variant="secondary" size="sm" onClick={() => void drop()}>
            {t.drop}
          </Button>
        </>
      ) : state.is === 'storing' ? (
        <div css={{ inlineSize: 'min(100%, 30rem)' }}>
          <ProgressBar
            label={t.storing}
            value={state.done}
            max={state.total}
            valueText={t.part(state.done / Math.max(state.total, 1))}
          />
        </div>
      ) : (
        <>
          <p>{t.lead(bytes)}</p>
          {state.is === 'failed' && (
            <Alert kind="error" live="alert">
              {t.failed}
            </Alert>
          )}
          <Button variant="secondary" iconStart={ArrowDown} onClick={() => void store()}>
            {t.store}
          </Button>
        </>
      )}
    </section>
  );
}
