import type { CSSProperties, ReactNode, Ref } from 'react';

export interface TileSvgProps {
  /** SVG viewBox: 'x y width height'. */
  viewBox: string;
  children: ReactNode;
  width?: number | string;
  height?: number | string;
  /** Accessible name. Without it, the drawing is decorative and hidden from screen readers. */
  label?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<SVGSVGElement>;
}

/** Root element of every drawing: named with a label, hidden from screen readers without one. */
export function TileSvg({ label, children, ...rest }: TileSvgProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label; a title element would add a tooltip
    <svg {...name} {...rest}>
      {children}
    </svg>
  );
}
