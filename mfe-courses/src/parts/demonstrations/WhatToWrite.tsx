import { whatToWrite } from '../../content/demonstrations/what-to-write.ts';
import { Sorter } from './Sorter.tsx';

export default function WhatToWrite() {
  return <Sorter data={whatToWrite} />;
}
