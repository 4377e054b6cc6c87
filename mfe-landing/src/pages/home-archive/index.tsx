import { definePage } from '@ia/federation';
import { HomeArchivePage } from './HomeArchivePage.tsx';

/** Page module of the route `/home-archive` (`mfe.config.ts`). */
export default definePage(HomeArchivePage);
