import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ExternalLink } from '../icon/icons.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export interface TextLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Text that makes sense out of context; never 'clique aqui'. */
  children: ReactNode;
  /** Target URL. Renders nothing for null, which `shell.href` returns for a disabled route. */
  href: string | null;
  /** Opens in a new tab, indicated by text and icon. */
  newTab?: boolean;
  /** Text added for screen readers when `newTab` is set. */
  newTabLabel?: string;
}

/** Underlined link inside text. With `newTab` it announces the new tab. */
export function TextLink({
  children,
  href,
  newTab = false,
  newTabLabel = '(abre num novo separador)',
  ...rest
}: TextLinkProps) {
  if (href === null) return null;
  if (!newTab)
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest} href={href}>
      {children}
      <span css={visuallyHidden}> {newTabLabel}</span>
      <Icon
        icon={ExternalLink}
        size="0.85em"
        css={{ marginInlineStart: '0.25em', verticalAlign: '-0.05em' }}
      />
    </a>
  );
}
