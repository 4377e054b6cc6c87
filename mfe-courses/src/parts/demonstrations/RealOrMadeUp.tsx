import { realOrMadeUp } from '../../content/demonstrations/real-or-made-up.ts';
import { Sorter } from './Sorter.tsx';

export default function RealOrMadeUp() {
  return <Sorter data={realOrMadeUp} />;
}
