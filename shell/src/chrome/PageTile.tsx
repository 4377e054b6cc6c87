import type { ThemeName } from '@ia/federation';
import { AzulejoDivider } from '@ia/shared-ui/azulejo';

const SIDE = 48; // px, as wide as the header shows it

/** One azulejo of its own for a page, in the page's colours. */
export function PageTile({ seed, theme }: { seed: string; theme: ThemeName }) {
  return (
    <span data-theme={theme}>
      <AzulejoDivider seed={seed} height={SIDE} />
    </span>
  );
}
