import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Container } from '@ia/shared-ui/container';
import { useModule } from '@ia/shared-ui/hooks';
import { media, token } from '@ia/shared-ui/tokens';

const load = () => import('./FinishTile.tsx');

const TileContainer = styled(Container)({
  paddingBlockEnd: `clamp(${token.space[10]}, 6vw, ${token.space[20]})`,
  // Hidden in print: the tile shows data of this device, and printouts are passed on.
  [media.print]: { display: 'none' },
});

/** Placeholder of the same height as the tile and its text, to prevent a layout shift. */
const TilePlaceholder = styled.div({ minHeight: '30rem', [media.sm]: { minHeight: 240 } });

/**
 * The visitor's tile at the end of a course or mission, in its own chunk because few visits get this far. Renders
 * nothing when the chunk fails to load.
 * @param isNew true when the course was finished on this page: the tile then assembles in an animation
 */
export function LazyFinishTile({ isNew }: { isNew: boolean }) {
  const { report } = useShell();
  const tileModule = useModule(load, true, report);
  if (tileModule.status === 'failed') return null;
  return (
    <TileContainer>
      {tileModule.status === 'ready' ? <tileModule.module.FinishTile isNew={isNew} /> : <TilePlaceholder />}
    </TileContainer>
  );
}
