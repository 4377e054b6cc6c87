import { definePage } from '@ia/federation';
import { LandingPage } from './LandingPage.tsx';

/** Page module of the route `/` (`mfe.config.ts`). */
export default definePage(LandingPage);
