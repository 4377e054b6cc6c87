import type { CSSProperties, ReactNode, Ref } from 'react';

export interface TileSvgProps {
  /** As SVG writes it: 'x y width height'. */
  viewBox: string;
  children: ReactNode;
  width?: number | string;
  height?: number | string;
  /** Words for a drawing that says something by itself. Without them it is decoration and is not announced. */
  label?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<SVGSVGElement>;
}

/** The frame of every drawing: named when it has words, silent when it has none. */
export function TileSvg({ label, children, ...rest }: TileSvgProps) {
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label; a title element would add a tooltip
    <svg {...name} {...rest} focusable="false">
      {children}
    </svg>
  );
}
