import confetti from 'canvas-confetti';

/** Maximum duration. The library counts frames (200), which take too long on a slow computer. */
const MAX_DURATION_MS = 5000;

/**
 * Draws the confetti on the main thread. The library's default instance uses a Blob worker, which `script-src
 * 'self'` and Trusted Types block (canvas-confetti 1.9.4). The canvas is removed at the end.
 * @returns a promise that resolves when the confetti has fallen, at the latest after `MAX_DURATION_MS`
 */
export async function fire(options: confetti.Options): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  canvas.dataset.confetti = '';
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    zIndex: 'var(--layer-toast)',
  });
  document.body.append(canvas);
  try {
    const cannon = confetti.create(canvas, { resize: true, useWorker: false });
    const finished = cannon({ origin: { y: 0.7 }, disableForReducedMotion: true, ...options });
    await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, MAX_DURATION_MS))]);
    cannon.reset();
  } finally {
    canvas.remove();
  }
}
