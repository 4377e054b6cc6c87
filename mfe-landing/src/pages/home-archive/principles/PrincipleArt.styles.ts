/** Selects the art of a principle in the layout that holds it: a drawing, within the span of its colours, or a picture. */
export const ART = '& > span > svg, & > img';
