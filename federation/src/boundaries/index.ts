export { BOUNDARIES, type Boundary, boundaryProblems, importsOf } from './boundaries.ts';
