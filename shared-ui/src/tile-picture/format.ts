/** Size in px of the pictures that this folder renders: the portrait format of social networks. */
export const PICTURE = { width: 1080, height: 1350 } as const;

/** Paper and ink of tokens.css as hex values. */
export const PAPER = '#fcf9f2';
export const INK = '#192133';

/** Gap between two tiles, in px. */
export const GROUT = 2;

/** Fonts of the page: for titles and for text. */
export interface PictureFonts {
  title: string;
  text: string;
}

/** Reads the fonts that the page uses, so that the picture has the site's type once it is loaded. */
export function readFonts(): PictureFonts {
  const heading = document.querySelector('h1, h2');
  return {
    title: heading ? getComputedStyle(heading).fontFamily : 'sans-serif',
    text: getComputedStyle(document.body).fontFamily || 'sans-serif',
  };
}
