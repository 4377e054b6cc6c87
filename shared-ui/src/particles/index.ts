export { Origin, Particle } from './Particle.ts';
export { pick, randomFrom } from './random.ts';
export { useBurst } from './use-burst.ts';
