import { useShell } from '@ia/federation';
import { Spinner } from '@ia/shared-ui/spinner';
import { useEffect, useState } from 'react';
import { principlesSection as words } from '../../../content/archive/principles.ts';
import { Chapter } from '../../../parts/Chapter.tsx';
import { useNearView } from '../../../parts/use-near-view.ts';
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

  useEffect(() => {
    if (!near) return;
    let gone = false;
    import('./PrinciplesBoard.tsx')
      .then(({ PrinciplesBoard }) => {
        if (!gone) setLoaded({ Board: PrinciplesBoard });
      })
      .catch((error) => report(error, { part: 'principles' }));
    return () => {
      gone = true;
    };
  }, [near, report]);

  return (
    <Chapter id="principios" tone="tint" eyebrow={words.eyebrow} title={words.title} intro={words.lead}>
      <div ref={place}>
        {loaded ? (
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
