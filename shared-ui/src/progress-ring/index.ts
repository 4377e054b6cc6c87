export { ProgressRing, type ProgressRingProps, ringPercent } from './ProgressRing.tsx';
