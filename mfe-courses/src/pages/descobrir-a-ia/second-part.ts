/** Separate chunk: the second part is below the first view. */
export { secondPart } from '../../content/descobrir-a-ia/part-2.ts';
export { SecondPart } from '../../parts/course/SecondPart.tsx';
