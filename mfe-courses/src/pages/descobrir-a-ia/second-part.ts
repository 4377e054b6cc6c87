/**
 * Blocks and component of the course's second part. `index.tsx` loads them as a chunk, after the first view.
 */
export { secondPart } from '../../content/descobrir-a-ia/part-2.ts';
export { SecondPart } from '../../parts/course/SecondPart.tsx';
