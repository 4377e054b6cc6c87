// Test images with and without the mark of generative AI, which the AI service of the site adds.

/** Start and end of a JPEG image, base64. */
export const EMPTY_JPEG = '/9j/2Q==';

/**
 * `PIXEL` of answers.ts as the service returns it: a data URL. An `iTXt` chunk contains the IPTC mark of
 * generative AI.
 */
export const MARKED_PIXEL = [
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAB6GlUWHRYTUw6Y29tLmFkb2JlLn',
  'htcAAAAAAAPD94cGFja2V0IGJlZ2luPSLvu78iIGlkPSJXNU0wTXBDZWhpSHpyZVN6TlRjemtjOWQiPz48eDp4bXBtZXRhIH',
  'htbG5zOng9ImFkb2JlOm5zOm1ldGEvIj48cmRmOlJERiB4bWxuczpyZGY9Imh0dHA6Ly93d3cudzMub3JnLzE5OTkvMDIvMj',
  'ItcmRmLXN5bnRheC1ucyMiPjxyZGY6RGVzY3JpcHRpb24gcmRmOmFib3V0PSIiIHhtbG5zOnhtcD0iaHR0cDovL25zLmFkb2',
  'JlLmNvbS94YXAvMS4wLyIgeG1sbnM6SXB0YzR4bXBFeHQ9Imh0dHA6Ly9pcHRjLm9yZy9zdGQvSXB0YzR4bXBFeHQvMjAwOC',
  '0wMi0yOS8iIHhtcDpDcmVhdG9yVG9vbD0iSUEgcGFyYSBUb2RvcyIgSXB0YzR4bXBFeHQ6RGlnaXRhbFNvdXJjZVR5cGU9Im',
  'h0dHA6Ly9jdi5pcHRjLm9yZy9uZXdzY29kZXMvZGlnaXRhbHNvdXJjZXR5cGUvdHJhaW5lZEFsZ29yaXRobWljTWVkaWEiLz',
  '48L3JkZjpSREY+PC94OnhtcG1ldGE+PD94cGFja2V0IGVuZD0iciI/Pv4pBcUAAAANSURBVHjaY2Rg+F8PAAKHAYDrR7qSAA',
  'AAAElFTkSuQmCC',
].join('');

/** `EMPTY_JPEG` as the service returns it: with the mark in an `APP1` segment. */
export const MARKED_JPEG = [
  'data:image/jpeg;base64,/9j/4QHxaHR0cDovL25zLmFkb2JlLmNvbS94YXAvMS4wLwA8P3hwYWNrZXQgYmVnaW49Iu+7v',
  'yIgaWQ9Ilc1TTBNcENlaGlIenJlU3pOVGN6a2M5ZCI/Pjx4OnhtcG1ldGEgeG1sbnM6eD0iYWRvYmU6bnM6bWV0YS8iPjxyZ',
  'GY6UkRGIHhtbG5zOnJkZj0iaHR0cDovL3d3dy53My5vcmcvMTk5OS8wMi8yMi1yZGYtc3ludGF4LW5zIyI+PHJkZjpEZXNjc',
  'mlwdGlvbiByZGY6YWJvdXQ9IiIgeG1sbnM6eG1wPSJodHRwOi8vbnMuYWRvYmUuY29tL3hhcC8xLjAvIiB4bWxuczpJcHRjN',
  'HhtcEV4dD0iaHR0cDovL2lwdGMub3JnL3N0ZC9JcHRjNHhtcEV4dC8yMDA4LTAyLTI5LyIgeG1wOkNyZWF0b3JUb29sPSJJQ',
  'SBwYXJhIFRvZG9zIiBJcHRjNHhtcEV4dDpEaWdpdGFsU291cmNlVHlwZT0iaHR0cDovL2N2LmlwdGMub3JnL25ld3Njb2Rlc',
  'y9kaWdpdGFsc291cmNldHlwZS90cmFpbmVkQWxnb3JpdGhtaWNNZWRpYSIvPjwvcmRmOlJERj48L3g6eG1wbWV0YT48P3hwY',
  'WNrZXQgZW5kPSJyIj8+/9k=',
].join('');
