import { useEffect, useState } from 'react';

/** @returns a setter: focuses the element with that id after the next render */
export function useFocusOn(): (id: string | undefined) => void {
  // An object, so that the same element can be focused twice.
  const [target, setTarget] = useState<{ id: string }>();
  useEffect(() => {
    if (target) document.getElementById(target.id)?.focus();
  }, [target]);
  return (id) => setTarget(id === undefined ? undefined : { id });
}
