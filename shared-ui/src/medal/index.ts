export { Medal, type MedalProps } from './Medal.tsx';
