export { ContractFallback } from './contract-fallback.tsx';
export { type BrokenContract, checkContract } from './invariant.ts';
