import type { ThemeName } from '@ia/federation';
import type { PrincipleColor } from '@ia/shared-services/principles';

/** The site's theme for a principle's colour; 'roxo' is what the data calls purple. */
export const themeOf = (color: PrincipleColor): ThemeName => (color === 'roxo' ? 'purple' : color);
