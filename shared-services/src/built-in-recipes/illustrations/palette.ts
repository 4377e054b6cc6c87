/**
 * Colours of the illustrations. They are SVGs in `<img>`, where the custom properties of the page do not apply, so
 * theme and colour scheme do not change them.
 */
export const palette = {
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
