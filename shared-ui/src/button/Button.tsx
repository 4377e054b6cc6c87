import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Icon, type IconType } from '../icon/Icon.tsx';
import {
  type ButtonSize,
  type ButtonVariant,
  base,
  onScreen,
  sizes,
  spinning,
  variants,
  wide,
} from './Button.styles.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color'> {
  /** What the button does, as a verb: 'Assinar o Manifesto'. */
  children: ReactNode;
  /** One primary action per view; secondary for the others, quiet for what may be overlooked. */
  variant?: ButtonVariant;
  /** All sizes are at least 44 px tall. */
  size?: ButtonSize;
  /** Shows that the action is under way: the button keeps focus and width, and ignores presses. */
  loading?: boolean;
  /** Words shown while loading; the button's own words by default. */
  loadingLabel?: ReactNode;
  /** Icon before the words. */
  iconStart?: IconType;
  /** Icon after the words. */
  iconEnd?: IconType;
  /** As wide as its container. */
  fullWidth?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button does something here; to go somewhere, use LinkButton. */
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
  // aria-disabled instead of disabled while loading: a disabled button would drop the keyboard's focus.
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
      {loading ? <span css={spinning} aria-hidden="true" /> : iconStart && <Icon icon={iconStart} />}
      {loading ? (loadingLabel ?? children) : children}
      {!loading && iconEnd && <Icon icon={iconEnd} />}
    </button>
  );
}
