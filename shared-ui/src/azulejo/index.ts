export { Azulejo, type AzulejoProps } from './azulejo.tsx';
export { AzulejoBadge, type AzulejoBadgeProps } from './azulejo-badge.tsx';
export { AzulejoDivider, type AzulejoDividerProps } from './azulejo-divider.tsx';
export { AzulejoMark, type AzulejoMarkProps } from './azulejo-mark.tsx';
export { AzulejoWall, type AzulejoWallProps } from './azulejo-wall.tsx';
export { EmptyState, type EmptyStateProps } from './empty-state.tsx';
export { MOTIFS, type Motif } from './motifs.ts';
