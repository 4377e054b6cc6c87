import type { Choices } from '@ia/shared-services/recipes';
import { useState } from 'react';

/**
 * The placeholders whose words were chosen last; none when the step opens. What is being typed is not among them: it
 * would flash at every key.
 */
export function useFresh(choices: Choices): readonly string[] {
  const [seen, setSeen] = useState<{ choices: Choices; fresh: readonly string[] }>({ choices, fresh: [] });
  const changed = Object.keys(choices).filter((key) => choices[key]?.value !== seen.choices[key]?.value);
  if (changed.length === 0) return seen.fresh;
  const fresh = changed.filter((key) => !choices[key]?.own);
  setSeen({ choices, fresh });
  return fresh;
}
