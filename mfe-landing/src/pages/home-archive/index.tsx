import { definePage } from '@ia/federation';
import { HomeArchivePage } from './HomeArchivePage.tsx';

export default definePage(HomeArchivePage);
