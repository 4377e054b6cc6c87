/**
 * The glazes of the illustrations. They are pictures of paint, shown as `<img>`, so they do not follow the theme
 * or the colour scheme as tokens do.
 */
export const glaze = {
  night: '#12306b',
  cobalt: '#1f4e9c',
  sky: '#7fb0e0',
  mist: '#d7e6f5',
  cream: '#fdf6e6',
  sun: '#f2b632',
  clay: '#d9713c',
  leaf: '#3f8f6b',
  rose: '#d9678f',
} as const;
