import { useEffect, useState } from 'react';
import type { Block } from '../../content/schema.ts';

export type LoadSecondPart = () => Promise<{ secondPart: Block[] }>;

const NONE: readonly Block[] = [];

/** The blocks of the second part: none until they are here, null where they cannot be had. */
export function useSecondPart(load: LoadSecondPart | undefined): readonly Block[] | null {
  const [blocks, setBlocks] = useState<readonly Block[] | null>(NONE);
  useEffect(() => {
    let shown = true;
    load?.().then(
      (loaded) => shown && setBlocks(loaded.secondPart),
      () => shown && setBlocks(null),
    );
    return () => {
      shown = false;
    };
  }, [load]);
  return blocks;
}
