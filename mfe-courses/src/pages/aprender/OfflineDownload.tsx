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

/** Whether the courses are stored; `bytes` is their size. */
type State =
  | { is: 'unknown' }
  | { is: 'not-stored' | 'failed'; bytes: number }
  | { is: 'storing'; bytes: number; done: number; total: number }
  | { is: 'stored'; bytes: number };

/** Offers to store the courses for offline use. Renders nothing where the site has no service worker. */
export function OfflineDownload() {
  const shell = useShell();
  const [offlineUse] = useState(() => shell.offline());
  const [state, setState] = useState<State>({ is: 'unknown' });
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    let isMounted = true;
    offlineUse?.about(PATH).then(
      ({ saved, bytes }) =>
        isMounted && bytes > 0 && setState({ is: saved ? 'stored' : 'not-stored', bytes }),
      () => undefined, // hide the offer when the size is unknown
    );
    return () => {
      isMounted = false;
    };
  }, [offlineUse]);
  if (!offlineUse || state.is === 'unknown') return null;
  const { bytes } = state;

  /** Changes and announces the state. Moves the focus first, because the pressed button unmounts. */
  const changeState = (next: State, announcement: string) => {
    heading.current?.focus();
    setState(next);
    shell.announce(announcement);
  };
  const store = async () => {
    changeState({ is: 'storing', bytes, done: 0, total: bytes }, t.storing);
    try {
      await offlineUse.cache(PATH, (done, total) => setState({ is: 'storing', bytes, done, total }));
      changeState({ is: 'stored', bytes }, t.justStored);
    } catch (error) {
      shell.report(error);
      setState({ is: 'failed', bytes });
    }
  };
  const drop = async () => {
    await offlineUse.drop(PATH).catch(shell.report);
    changeState({ is: 'not-stored', bytes }, t.dropped);
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
