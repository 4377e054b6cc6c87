import { definePage } from '@ia/federation';
import { ExamplePage } from './ExamplePage.tsx';

export default definePage(ExamplePage);
