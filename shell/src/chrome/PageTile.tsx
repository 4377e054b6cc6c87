import type { ThemeName } from '@ia/federation';
import { AzulejoDivider } from '@ia/shared-ui/azulejo';

const SIDE = 48; // px, its width in the header

/** The tile of a page, in the page's colours. */
export function PageTile({ seed, theme }: { seed: string; theme: ThemeName }) {
  return (
    <span data-theme={theme}>
      <AzulejoDivider seed={seed} height={SIDE} />
    </span>
  );
}
