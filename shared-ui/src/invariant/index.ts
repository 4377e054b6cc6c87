export { InvariantFallback } from './InvariantFallback.tsx';
export { checkInvariant, type InvariantViolation } from './invariant.ts';
