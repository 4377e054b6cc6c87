export { MissionMap, type MissionMapProps } from './MissionMap.tsx';
