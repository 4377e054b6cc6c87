import { useShell } from '@ia/federation';
import { useOwnTile } from '@ia/shared-services/personal-tile';
import { LinkButton } from '@ia/shared-ui/button';
import { LAYERS, PersonalTile } from '@ia/shared-ui/personal-tile';
import { tile } from '../../content/own/tile.ts';
import { Actions, Beside, Said } from './FinishTile.styles.ts';
import { SaveTile } from './SaveTile.tsx';

const SIDE = 240; // px

/** A visitor's own tile at the end of a course, to keep. Nothing where the shell gives nobody a tile. */
export function FinishTile({ fresh }: { fresh: boolean }) {
  const shell = useShell();
  const { seed, count } = useOwnTile(shell.kept());
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
      <Said>
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
      </Said>
    </Beside>
  );
}
