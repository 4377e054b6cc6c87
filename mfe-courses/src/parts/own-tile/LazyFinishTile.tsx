import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Container } from '@ia/shared-ui/container';
import { useModule } from '@ia/shared-ui/hooks';
import { media, token } from '@ia/shared-ui/tokens';

const load = () => import('./FinishTile.tsx');

const Place = styled(Container)({
  paddingBlockEnd: `clamp(${token.space[10]}, 6vw, ${token.space[20]})`,
  // It says what is on this device, and paper is handed on.
  [media.print]: { display: 'none' },
});

/** As high as the tile, with its words under it on a telephone: what follows does not move when it comes. */
const Awaited = styled.div({ minHeight: '30rem', [media.sm]: { minHeight: 240 } });

/** Few of those who open a course are at its end: what draws their tile comes then. Without it the end is told all the same. */
export function LazyFinishTile({ fresh }: { fresh: boolean }) {
  const { report } = useShell();
  const drawn = useModule(load, true, report);
  if (drawn.status === 'failed') return null;
  return <Place>{drawn.status === 'ready' ? <drawn.module.FinishTile fresh={fresh} /> : <Awaited />}</Place>;
}
