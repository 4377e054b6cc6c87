import { TextLink } from '@ia/shared-ui/text';
import type { Link } from '../../content/schema.ts';
import { useTarget } from './use-target.ts';

/** A link of the content inside text or a list. Shows nothing when its page is off. */
export function InlineLink({ link: { label, target } }: { link: Link }) {
  const destination = useTarget()(target);
  return (
    <TextLink href={destination?.href ?? null} newTab={destination?.newTab ?? false}>
      {label}
    </TextLink>
  );
}
