import confetti from 'canvas-confetti';

/** Milliseconds. The library counts frames (200), which on a slow computer would keep the confetti in the air for ages. */
const LONGEST = 5000;

/**
 * The library's default instance draws in a worker made from a Blob, which `script-src 'self'` and Trusted Types
 * forbid (canvas-confetti 1.9.4); this one draws on the page. The canvas lives only as long as its confetti.
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
    const fallen = cannon({ origin: { y: 0.7 }, disableForReducedMotion: true, ...options });
    await Promise.race([fallen, new Promise((resolve) => setTimeout(resolve, LONGEST))]);
    cannon.reset();
  } finally {
    canvas.remove();
  }
}
