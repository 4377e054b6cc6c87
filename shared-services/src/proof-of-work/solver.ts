/** Worker that receives a challenge and posts the proof of work, so that the page stays responsive. */
import { findProof } from './find-proof.ts';

self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(findProof(data));
