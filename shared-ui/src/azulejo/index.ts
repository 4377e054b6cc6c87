/**
 * Illustrations made of Portuguese tiles (azulejos), drawn as SVG: Azulejo (one tile), AzulejoBadge (round badge),
 * AzulejoDivider (band), AzulejoField (one tile for each data item), AzulejoMark (logo), AzulejoPanel (progress),
 * AzulejoWall (decorative wall), FlipTile (turns over when done), PatternTile (one tile, without figures), EmptyState
 * (empty list, with a tile).
 */
export { Azulejo, type AzulejoProps } from './Azulejo.tsx';
export { AzulejoBadge, type AzulejoBadgeProps } from './AzulejoBadge.tsx';
export { AzulejoDivider, type AzulejoDividerProps } from './AzulejoDivider.tsx';
export { AzulejoField, type AzulejoFieldProps, type FieldTile } from './AzulejoField.tsx';
export { AzulejoMark, type AzulejoMarkProps } from './AzulejoMark.tsx';
export { AzulejoPanel, type AzulejoPanelProps } from './AzulejoPanel.tsx';
export { AzulejoWall, type AzulejoWallProps } from './AzulejoWall.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { FlipTile, type FlipTileProps } from './FlipTile.tsx';
export { MOTIFS, type Motif } from './motifs.ts';
export { PatternTile, type PatternTileProps } from './PatternTile.tsx';
