import { useRoute } from '@ia/federation';
import { useEffect } from 'react';

/**
 * Names a component in the title of the document, before the title of the page.
 * @param component name; undefined leaves the title alone
 */
export function useComponentTitle(component: string | undefined): void {
  const route = useRoute();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shell writes the title of the page at each navigation
  useEffect(() => {
    if (!component) return;
    let isCurrent = true;
    // After the shell's effect of the same navigation.
    queueMicrotask(() => {
      const name = `${component} · `;
      if (isCurrent && !document.title.startsWith(name)) document.title = name + document.title;
    });
    return () => {
      isCurrent = false;
    };
  }, [component, route]);
}
