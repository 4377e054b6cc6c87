import { useShell } from '@ia/federation';
import { useVisitorTile } from '@ia/shared-services/personal-tile';
import { LinkButton } from '@ia/shared-ui/button';
import { LAYERS, PersonalTile } from '@ia/shared-ui/personal-tile';
import { tile } from '../../content/my-progress/tile.ts';
import { Actions, TileText, TileWithText } from './FinishTile.styles.ts';
import { SaveTile } from './SaveTile.tsx';

const TILE_SIZE_PX = 240;

/**
 * The visitor's tile at the end of a course, with a save button. The tile is a drawing that grows with what
 * the visitor does on the site. Renders nothing before its first layer.
 * @param isNew true when the course was finished on this page, so that the tile assembles with an animation
 */
export function FinishTile({ isNew }: { isNew: boolean }) {
  const shell = useShell();
  const { seed, count } = useVisitorTile(shell.deviceData());
  const layers = Math.min(count, LAYERS);
  if (seed === null || layers === 0) return null;
  return (
    <TileWithText>
      <PersonalTile
        seed={seed}
        layers={layers}
        size={TILE_SIZE_PX}
        assembling={isNew}
        label={tile.label(layers, LAYERS)}
      />
      <TileText>
        <p>
          <strong>{tile.count(layers, LAYERS)}</strong>
        </p>
        <p>{layers === LAYERS ? tile.complete : tile.grows}</p>
        <Actions>
          <SaveTile seed={seed} layers={layers} />
          <LinkButton href={shell.href('/o-meu-progresso#azulejo')} variant="secondary">
            {tile.see}
          </LinkButton>
        </Actions>
      </TileText>
    </TileWithText>
  );
}
