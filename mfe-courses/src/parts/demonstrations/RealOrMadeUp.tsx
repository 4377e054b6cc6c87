import { realOrMadeUp } from '../../content/demonstrations/real-or-made-up.ts';
import { Sorter } from './Sorter.tsx';

/** Sorting exercise: real or invented statements. */
export default function RealOrMadeUp() {
  return <Sorter data={realOrMadeUp} />;
}
