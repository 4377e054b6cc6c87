export { ContractFallback } from './ContractFallback.tsx';
export { type BrokenContract, checkContract } from './invariant.ts';
