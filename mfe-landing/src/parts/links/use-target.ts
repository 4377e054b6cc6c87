import { useShell } from '@ia/federation';
import type { Target } from '../../content/schema.ts';

export interface Destination {
  href: string;
  newTab: boolean;
}

/**
 * Turns a target of the content into an address.
 * @returns a function that answers null where there is nowhere to go: a page that is off, or an address that
 * the site's configuration does not hold. Then show no link.
 */
export function useTarget(): (target: Target) => Destination | null {
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
