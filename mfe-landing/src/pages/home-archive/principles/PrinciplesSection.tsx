import { useShell } from '@ia/federation';
import { useFocusKeptInView, useInViewOnce, useModule } from '@ia/shared-ui/hooks';
import { Spinner } from '@ia/shared-ui/spinner';
import { principlesSection as t } from '../../../content/archive/principles.ts';
import { Chapter } from '../../../parts/Chapter.tsx';
import { PrinciplesFailed } from './PrinciplesFailed.tsx';
import { LoadingPlaceholder } from './PrinciplesSection.styles.ts';

const loadBoard = () => import('./PrinciplesBoard.tsx');

/**
 * Principles of the manifesto. The heading renders at once, so that the anchor works. The layouts and the
 * backend client load near the viewport.
 */
export function PrinciplesSection() {
  const { report } = useShell();
  const [container, isNear] = useInViewOnce<HTMLDivElement>({ threshold: 0, margin: '1000px' });
  const board = useModule(loadBoard, isNear, (error) => report(error, { part: 'principles' }));
  useFocusKeptInView(board.status);

  return (
    <Chapter id="principios" eyebrow={t.eyebrow} title={t.title} intro={t.lead}>
      <div ref={container}>
        {board.status === 'failed' ? (
          <PrinciplesFailed onRetry={board.retry} />
        ) : board.status === 'ready' ? (
          <board.module.PrinciplesBoard />
        ) : (
          <LoadingPlaceholder>
            <Spinner label={t.loading} />
          </LoadingPlaceholder>
        )}
      </div>
    </Chapter>
  );
}
