import type { X } from './icons.ts';

/** Any icon exported by this folder. */
export type IconType = typeof X;

export interface IconProps {
  /** An icon of this folder: `import { ArrowRight, Icon } from '@ia/shared-ui/icon'`. */
  icon: IconType;
  /** Side length as a CSS length; follows the text by default. */
  size?: number | string;
  /** Accessible name. Without it, the icon is decorative and hidden from screen readers. */
  label?: string;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/** Line icon in the current text colour. Beside text it needs no label. */
export function Icon({ icon: Glyph, size = '1.25em', label, className }: IconProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    <Glyph
      {...name}
      className={className}
      width={size}
      height={size}
      strokeWidth={2}
      css={{ flex: 'none', display: 'inline-block', verticalAlign: '-0.2em' }}
    />
  );
}
