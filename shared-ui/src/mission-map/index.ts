export { MissionMap, type MissionMapProps, missionPercent } from './MissionMap.tsx';
