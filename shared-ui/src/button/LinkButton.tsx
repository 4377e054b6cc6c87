import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconType } from '../icon/Icon.tsx';
import { ExternalLink } from '../icon/icons.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import {
  type ButtonSize,
  type ButtonVariant,
  base,
  onScreen,
  sizes,
  variants,
  wide,
} from './Button.styles.ts';

export interface LinkButtonProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Where it leads, as a verb: 'Aprender IA'. */
  children: ReactNode;
  /** Address. Null, as `shell.href` answers for a page that is off, shows nothing. */
  href: string | null;
  /** One primary action per view; secondary for the others, quiet for what may be overlooked. */
  variant?: ButtonVariant;
  /** All sizes are at least 44 px tall. */
  size?: ButtonSize;
  /** Opens in a new tab, which the link says in words and with an icon. */
  newTab?: boolean;
  /** Words added for screen readers when `newTab` is set. */
  newTabLabel?: string;
  /** Icon before the words. */
  iconStart?: IconType;
  /** Icon after the words. */
  iconEnd?: IconType;
  /** As wide as its container. */
  fullWidth?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button: it goes somewhere. To do something here, use Button. */
export function LinkButton({
  children,
  href,
  variant = 'primary',
  size = 'md',
  newTab = false,
  newTabLabel = '(abre num novo separador)',
  iconStart,
  iconEnd,
  fullWidth = false,
  ...rest
}: LinkButtonProps) {
  if (href === null) return null;
  const away = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const last = iconEnd ?? (newTab ? ExternalLink : undefined);
  return (
    <a
      {...away}
      {...rest}
      href={href}
      css={[base, sizes[size], variants[variant], fullWidth && wide, onScreen]}
    >
      {iconStart && <Icon icon={iconStart} />}
      {children}
      {newTab && <span css={visuallyHidden}> {newTabLabel}</span>}
      {last && <Icon icon={last} />}
    </a>
  );
}
