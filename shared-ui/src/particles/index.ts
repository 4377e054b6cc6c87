export { Origin, Particle } from './Particle.tsx';
export { pick, randomFrom } from './random.ts';
export { useBurst } from './use-burst.ts';
