import { LinkButton, type LinkButtonProps } from '@ia/shared-ui/button';
import type { Link } from '../../content/schema.ts';
import { useResolveTarget } from './use-resolve-target.ts';

interface ActionLinkProps extends Omit<LinkButtonProps, 'href' | 'newTab' | 'children'> {
  link: Link;
}

/** Content link styled as a button. Renders nothing when its route is disabled. */
export function ActionLink({ link, ...rest }: ActionLinkProps) {
  const destination = useResolveTarget()(link.target);
  return (
    <LinkButton href={destination?.href ?? null} newTab={destination?.newTab ?? false} {...rest}>
      {link.label}
    </LinkButton>
  );
}
