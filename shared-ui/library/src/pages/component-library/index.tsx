import { definePage } from '@ia/federation';
import { ComponentLibrary } from './ComponentLibrary.tsx';

export default definePage(ComponentLibrary);
