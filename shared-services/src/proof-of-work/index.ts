export { attachProof, withProofOfWork } from './with-proof-of-work.ts';
