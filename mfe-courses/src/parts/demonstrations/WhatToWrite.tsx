import { whatToWrite } from '../../content/demonstrations/what-to-write.ts';
import { Sorter } from './Sorter.tsx';

/** Sorting exercise: texts that may be entered in a public assistant. */
export default function WhatToWrite() {
  return <Sorter data={whatToWrite} />;
}
