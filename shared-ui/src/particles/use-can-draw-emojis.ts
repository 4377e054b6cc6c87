import { useSyncExternalStore } from 'react';

/** Side of the canvas in px. */
const SIDE = 24;

let cachedResult: boolean | undefined;

/** Whether the device has a colour emoji font: a missing emoji and a monochrome one paint only grey pixels. */
export function canDrawEmojis(): boolean {
  cachedResult ??= paintsColour('💡');
  return cachedResult;
}

function paintsColour(text: string): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  // Cannot be tested: assume that there is one.
  if (!context) return true;
  context.font = '16px sans-serif';
  context.fillText(text, 0, 18);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  for (let i = 0; i < data.length; i += 4) {
    if (data[i] !== data[i + 1] || data[i] !== data[i + 2]) return true;
  }
  return false;
}

const neverChanges = () => () => {};

/** False on a device without a colour emoji font; true while hydrating. */
export const useCanDrawEmojis = (): boolean => useSyncExternalStore(neverChanges, canDrawEmojis, () => true);

/** In place of emojis on a device that cannot draw them; nearly every font has it. */
export const STAR = '★';
