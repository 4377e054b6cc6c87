import { useShell } from '@ia/federation';
import { useVisitorTile } from '@ia/shared-services/personal-tile';
import { LinkButton } from '@ia/shared-ui/button';
import { LAYERS, PersonalTile } from '@ia/shared-ui/personal-tile';
import { tile } from '../../content/my-progress/tile.ts';
import { Actions, Beside, TileText } from './FinishTile.styles.ts';
import { SaveTile } from './SaveTile.tsx';

const SIDE = 240; // px

/**
 * The visitor's tile at the end of a course, with a save button. Renders nothing when the visitor has no
 * tile.
 */
export function FinishTile({ fresh }: { fresh: boolean }) {
  const shell = useShell();
  const { seed, count } = useVisitorTile(shell.deviceData());
  const layers = Math.min(count, LAYERS);
  if (seed === null || layers === 0) return null;
  return (
    <Beside>
      <PersonalTile
        seed={seed}
        layers={layers}
        size={SIDE}
        assembling={fresh}
        label={tile.label(layers, LAYERS)}
      />
      <TileText>
        <p>
          <strong>{tile.count(layers, LAYERS)}</strong>
        </p>
        <p>{layers === LAYERS ? tile.whole : tile.grows}</p>
        <Actions>
          <SaveTile seed={seed} layers={layers} />
          <LinkButton href={shell.href('/o-meu-progresso#azulejo')} variant="secondary">
            {tile.see}
          </LinkButton>
        </Actions>
      </TileText>
    </Beside>
  );
}
