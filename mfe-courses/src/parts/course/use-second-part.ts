import { type ComponentType, useEffect, useState } from 'react';
import type { Block } from '../../content/schema.ts';
import type { SecondPartProps } from './SecondPart.tsx';

interface Loaded {
  secondPart: readonly Block[];
  SecondPart: ComponentType<SecondPartProps>;
}

export type LoadSecondPart = () => Promise<Loaded>;

/** Loads the second part and its component: undefined while loading, null on failure. */
export function useSecondPart(load: LoadSecondPart | undefined): Loaded | null | undefined {
  const [loaded, setLoaded] = useState<Loaded | null>();
  useEffect(() => {
    let shown = true;
    load?.().then(
      (part) => shown && setLoaded(part),
      () => shown && setLoaded(null),
    );
    return () => {
      shown = false;
    };
  }, [load]);
  return loaded;
}
