export { Azulejo, type AzulejoProps } from './Azulejo.tsx';
export { AzulejoBadge, type AzulejoBadgeProps } from './AzulejoBadge.tsx';
export { AzulejoDivider, type AzulejoDividerProps } from './AzulejoDivider.tsx';
export { AzulejoMark, type AzulejoMarkProps } from './AzulejoMark.tsx';
export { AzulejoWall, type AzulejoWallProps } from './AzulejoWall.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export { MOTIFS, type Motif } from './motifs.ts';
