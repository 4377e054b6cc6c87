import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconType } from '../icon/Icon.tsx';
import {
  type ButtonSize,
  type ButtonVariant,
  base,
  onScreen,
  sizes,
  spinner,
  variants,
  wide,
} from './Button.styles.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  /** Label: a verb, such as 'Assinar o Manifesto'. */
  children: ReactNode;
  /** One primary action per view; secondary for the others; quiet for minor actions; danger erases something. */
  variant?: ButtonVariant;
  /** All sizes are at least 44 px tall. */
  size?: ButtonSize;
  /** Shows that the action is running: the button retains focus and width, and ignores presses. */
  loading?: boolean;
  /** Label while loading; `children` by default. */
  loadingLabel?: ReactNode;
  /** Icon before the label. */
  iconStart?: IconType;
  /** Icon after the label. */
  iconEnd?: IconType;
  /** As wide as its container. */
  fullWidth?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Button for an action on this page; for navigation, use LinkButton. */
export function Button({
  children,
  variant = 'primary',
  size = 'md',
  loading = false,
  loadingLabel,
  iconStart,
  iconEnd,
  fullWidth = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  // aria-disabled instead of disabled while loading, because a disabled button loses the keyboard focus.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      css={[base, sizes[size], variants[variant], fullWidth && wide, onScreen]}
    >
      {loading ? <span css={spinner} aria-hidden="true" /> : iconStart && <Icon icon={iconStart} />}
      {loading ? (loadingLabel ?? children) : children}
      {!loading && iconEnd && <Icon icon={iconEnd} />}
    </button>
  );
}
