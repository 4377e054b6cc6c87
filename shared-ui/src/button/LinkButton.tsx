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
  /** Label: a verb, such as 'Aprender IA'. */
  children: ReactNode;
  /** Target URL. Renders nothing for null, which `shell.href` returns for a disabled route. */
  href: string | null;
  /** One primary action per view; secondary for the others; quiet for minor actions. */
  variant?: ButtonVariant;
  /** All sizes are at least 44 px tall. */
  size?: ButtonSize;
  /** Opens in a new tab, indicated by text and icon. */
  newTab?: boolean;
  /** Text added for screen readers when `newTab` is set. */
  newTabLabel?: string;
  /** Icon before the label. */
  iconStart?: IconType;
  /** Icon after the label. */
  iconEnd?: IconType;
  /** As wide as its container. */
  fullWidth?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** Link styled as a button, for navigation. For an action on this page, use Button. */
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
  const newTabProps = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const last = iconEnd ?? (newTab ? ExternalLink : undefined);
  return (
    <a
      {...newTabProps}
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
