/** The worker: takes a challenge, gives back the work. The page stays free meanwhile. */
import { findWork } from './find-work.ts';

self.onmessage = ({ data }: MessageEvent<string>) => self.postMessage(findWork(data));
