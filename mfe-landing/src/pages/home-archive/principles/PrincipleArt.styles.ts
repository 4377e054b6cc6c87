/** Selects the art of a principle inside a layout: an SVG in its theme span, or an image. */
export const ART = '& > span > svg, & > img';
