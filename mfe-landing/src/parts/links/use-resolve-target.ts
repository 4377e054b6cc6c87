import { useShell } from '@ia/federation';
import type { Target } from '../../content/schema.ts';

export interface Destination {
  href: string;
  newTab: boolean;
}

/**
 * Resolves a content target to a URL.
 * @returns a function that returns null when the route is disabled or the site configuration has no such URL;
 * then render no link
 */
export function useResolveTarget(): (target: Target) => Destination | null {
  const { href, links } = useShell();
  return (target) => {
    if ('to' in target) {
      const address = href(target.to);
      return address === null ? null : { href: address, newTab: false };
    }
    if (target.external === 'contactEmail') {
      return links.contactEmail ? { href: `mailto:${links.contactEmail}`, newTab: false } : null;
    }
    const address = target.external === 'entity' ? links.entity.url : links[target.external];
    return address ? { href: address, newTab: true } : null;
  };
}
