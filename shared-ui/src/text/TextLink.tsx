import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ExternalLink } from '../icon/icons.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

export interface TextLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Words that make sense out of context; never 'clique aqui'. */
  children: ReactNode;
  /** Address. Null, as `shell.href` answers for a page that is off, shows nothing. */
  href: string | null;
  /** Opens in a new tab, which the link says in words and with an icon. */
  newTab?: boolean;
  /** Words added for screen readers when `newTab` is set. */
  newTabLabel?: string;
}

/** A link inside text, underlined. `newTab` adds what leaving the page owes the visitor. */
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
