export { type Celebration, celebrate } from './celebrate.ts';
