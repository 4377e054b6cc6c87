import { TextLink } from '@ia/shared-ui/text';
import type { Link } from '../../content/schema.ts';
import { useResolveTarget } from './use-resolve-target.ts';

/** Content link inside text or a list. Renders nothing when its route is disabled. */
export function InlineLink({ link: { label, target } }: { link: Link }) {
  const destination = useResolveTarget()(target);
  return (
    <TextLink href={destination?.href ?? null} newTab={destination?.newTab ?? false}>
      {label}
    </TextLink>
  );
}
