/** Fetched apart: the first view does not show it. */
export { secondPart } from '../../content/descobrir-a-ia/part-2.ts';
export { SecondPart } from '../../parts/course/SecondPart.tsx';
