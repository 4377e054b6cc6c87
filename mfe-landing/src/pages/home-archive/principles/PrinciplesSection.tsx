import { useShell } from '@ia/federation';
import { Spinner } from '@ia/shared-ui/spinner';
import { useEffect, useState } from 'react';
import { principlesSection as words } from '../../../content/archive/principles.ts';
import { Chapter } from '../../../parts/Chapter.tsx';
import { useNearView } from '../../../parts/use-near-view.ts';
import { PrinciplesFailed } from './PrinciplesFailed.tsx';
import { Waiting } from './PrinciplesSection.styles.ts';

type Board = typeof import('./PrinciplesBoard.tsx')['PrinciplesBoard'];

/**
 * The principles of the manifesto. Their heading is there at once, so that the anchor works; the layouts, and the
 * backend client they need, are fetched when the section comes near the view.
 */
export function PrinciplesSection() {
  const { report } = useShell();
  const [place, near] = useNearView<HTMLDivElement>('1000px');
  const [loaded, setLoaded] = useState<{ Board: Board } | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!near || failed) return;
    let gone = false;
    import('./PrinciplesBoard.tsx')
      .then(({ PrinciplesBoard }) => {
        if (!gone) setLoaded({ Board: PrinciplesBoard });
      })
      .catch((error) => {
        report(error, { part: 'principles' });
        if (!gone) setFailed(true);
      });
    return () => {
      gone = true;
    };
  }, [near, failed, report]);

  return (
    <Chapter id="principios" tone="tint" eyebrow={words.eyebrow} title={words.title} intro={words.lead}>
      <div ref={place}>
        {failed ? (
          <PrinciplesFailed onRetry={() => setFailed(false)} />
        ) : loaded ? (
          <loaded.Board />
        ) : (
          <Waiting>
            <Spinner label={words.loading} />
          </Waiting>
        )}
      </div>
    </Chapter>
  );
}
