import type { Choices } from '@ia/shared-services/recipes';
import { useState } from 'react';

/**
 * Keys of the placeholders in the latest change; none on the first render. The visitor's own values (`own`) are
 * excluded: they would flash at every key. The state is set while rendering, so the keys stay until the next change.
 */
export function useChangedKeys(choices: Choices): readonly string[] {
  const [previous, setPrevious] = useState<{ choices: Choices; keys: readonly string[] }>({
    choices,
    keys: [],
  });
  const changedKeys = Object.keys(choices).filter(
    (key) => choices[key]?.value !== previous.choices[key]?.value,
  );
  if (changedKeys.length === 0) return previous.keys;
  const keys = changedKeys.filter((key) => !choices[key]?.own);
  setPrevious({ choices, keys });
  return keys;
}
