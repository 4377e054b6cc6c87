import { LinkButton, type LinkButtonProps } from '@ia/shared-ui/button';
import type { Link } from '../../content/schema.ts';
import { useTarget } from './use-target.ts';

interface ActionLinkProps extends Omit<LinkButtonProps, 'href' | 'newTab' | 'children'> {
  link: Link;
}

/** A link of the content that looks like a button. Shows nothing when its page is off. */
export function ActionLink({ link, ...rest }: ActionLinkProps) {
  const destination = useTarget()(link.target);
  return (
    <LinkButton href={destination?.href ?? null} newTab={destination?.newTab ?? false} {...rest}>
      {link.label}
    </LinkButton>
  );
}
