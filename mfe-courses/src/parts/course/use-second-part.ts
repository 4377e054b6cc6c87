import { type ComponentType, useEffect, useState } from 'react';
import type { Block } from '../../content/schema.ts';
import type { SecondPartProps } from './SecondPart.tsx';

/** The blocks and the component that shows them. */
interface Loaded {
  secondPart: readonly Block[];
  SecondPart: ComponentType<SecondPartProps>;
}

export type LoadSecondPart = () => Promise<Loaded>;

/**
 * Loads the second part of a course, which only «Descobrir a IA» has.
 * @returns undefined while loading and for a course without one; null on failure
 */
export function useSecondPart(load: LoadSecondPart | undefined): Loaded | null | undefined {
  const [loaded, setLoaded] = useState<Loaded | null>();
  useEffect(() => {
    let isMounted = true;
    load?.().then(
      (part) => isMounted && setLoaded(part),
      () => isMounted && setLoaded(null),
    );
    return () => {
      isMounted = false;
    };
  }, [load]);
  return loaded;
}
