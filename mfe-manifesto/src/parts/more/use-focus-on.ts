import { useEffect, useState } from 'react';

/** Moves the focus to an element as soon as it is shown. @returns tells which, by its id */
export function useFocusOn(): (id: string | undefined) => void {
  // An object, so that the same element can be moved to twice.
  const [target, setTarget] = useState<{ id: string }>();
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);
  return (id) => setTarget(id === undefined ? undefined : { id });
}
