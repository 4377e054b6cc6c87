export { EmojiBurst, type EmojiBurstProps } from './EmojiBurst.tsx';
