import { useShell } from '@ia/federation';
import { useFocusKeptInView, useInViewOnce, useModule } from '@ia/shared-ui/hooks';
import { Spinner } from '@ia/shared-ui/spinner';
import { principlesSection as words } from '../../../content/archive/principles.ts';
import { Chapter } from '../../../parts/Chapter.tsx';
import { PrinciplesFailed } from './PrinciplesFailed.tsx';
import { Waiting } from './PrinciplesSection.styles.ts';

const load = () => import('./PrinciplesBoard.tsx');

/**
 * The principles of the manifesto. Their heading is there at once, so that the anchor works; the layouts, and the
 * backend client they need, are fetched when the section comes near the view.
 */
export function PrinciplesSection() {
  const { report } = useShell();
  const [place, near] = useInViewOnce<HTMLDivElement>({ threshold: 0, margin: '1000px' });
  const board = useModule(load, near, (error) => report(error, { part: 'principles' }));
  useFocusKeptInView(board.status);

  return (
    <Chapter id="principios" eyebrow={words.eyebrow} title={words.title} intro={words.lead}>
      <div ref={place}>
        {board.status === 'failed' ? (
          <PrinciplesFailed onRetry={board.retry} />
        ) : board.status === 'ready' ? (
          <board.module.PrinciplesBoard />
        ) : (
          <Waiting>
            <Spinner label={words.loading} />
          </Waiting>
        )}
      </div>
    </Chapter>
  );
}
