import type { Choices } from '@ia/shared-services/recipes';
import { useState } from 'react';

/**
 * Placeholders of the latest change; none on the first render. Typed values are excluded, because they would flash at
 * every key.
 */
export function useFresh(choices: Choices): readonly string[] {
  const [previous, setPrevious] = useState<{ choices: Choices; fresh: readonly string[] }>({
    choices,
    fresh: [],
  });
  const changed = Object.keys(choices).filter((key) => choices[key]?.value !== previous.choices[key]?.value);
  if (changed.length === 0) return previous.fresh;
  const fresh = changed.filter((key) => !choices[key]?.own);
  setPrevious({ choices, fresh });
  return fresh;
}
