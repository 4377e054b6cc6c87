import { css } from '@emotion/react';
import { media } from '@ia/shared-ui/tokens';

/** Controls and decoration: a printed page holds only recipe, prompt and answer. */
export const screenOnly = css({ [media.print]: { display: 'none !important' } });

export const printOnly = css({ display: 'none', [media.print]: { display: 'block' } });
