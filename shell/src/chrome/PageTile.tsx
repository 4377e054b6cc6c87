import type { ThemeName } from '@ia/federation';
import { PatternTile } from '@ia/shared-ui/azulejo';

/** Side of a tile in the «Explorar» menu. */
const SIZE_PX = 48;

/** Tile of a page in «Explorar», in the colours of the page's theme. */
export function PageTile({ seed, theme }: { seed: string; theme: ThemeName }) {
  return (
    <span data-theme={theme}>
      <PatternTile seed={seed} size={SIZE_PX} />
    </span>
  );
}
