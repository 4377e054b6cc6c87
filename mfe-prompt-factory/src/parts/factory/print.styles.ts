import { css } from '@emotion/react';
import { media } from '@ia/shared-ui/tokens';

/** Hides controls and decoration in print: the page prints only recipe, prompt and answer. */
export const screenOnly = css({ [media.print]: { display: 'none !important' } });
