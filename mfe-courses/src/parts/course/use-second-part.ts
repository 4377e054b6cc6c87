import { type ComponentType, useEffect, useState } from 'react';
import type { Block } from '../../content/schema.ts';
import type { SecondPartProps } from './SecondPart.tsx';

interface Loaded {
  secondPart: readonly Block[];
  SecondPart: ComponentType<SecondPartProps>;
}

export type LoadSecondPart = () => Promise<Loaded>;

/** The second part and what shows it: undefined until they are here, null where they cannot be had. */
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
