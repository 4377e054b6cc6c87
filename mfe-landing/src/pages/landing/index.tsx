import { definePage } from '@ia/federation';
import { LandingPage } from './LandingPage.tsx';

export default definePage(LandingPage);
