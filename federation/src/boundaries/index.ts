export { BOUNDARIES, type Boundary, boundaryProblems, parseImports } from './boundaries.ts';
