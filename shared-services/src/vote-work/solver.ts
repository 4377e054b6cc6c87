/** Worker that receives a challenge and posts the proof of work, so that the page stays responsive. */
import { findWork } from './find-work.ts';

self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(findWork(data));
