/** Selects what `PrincipleArt` renders, from its parent: an image, or an SVG inside the span that sets its theme. */
export const ART_SELECTOR = '& > span > svg, & > img';
