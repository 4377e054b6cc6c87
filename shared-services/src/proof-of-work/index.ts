/** Proof of work: a device may send a rate-limited vote at once in exchange for a second of computation. */
export { attachProof, withProofOfWork } from './with-proof-of-work.ts';
