import type { UseEmblaCarouselType } from 'embla-carousel-react';

export type EmblaApi = NonNullable<UseEmblaCarouselType[1]>;

/** The transition takes 500 ms. Embla advances its scroll body in steps of 1/60 s. */
const STEPS = 30;
const easeOut = (progress: number) => 1 - (1 - progress) ** 3;

/**
 * Scrolls to a slide in exactly 500 ms. Embla, the carousel library, computes each frame in its scroll body.
 * Embla's `duration` is a friction, not a time (8.6.0), so this replaces its scroll body for one movement; a
 * drag, a jump or the end of the movement restores the original. The remaining distance is relative to
 * `target`, because looping shifts location and target together.
 * @param jump true moves at once, without a transition
 */
export function timedScrollTo(api: EmblaApi, index: number, jump: boolean) {
  const engine = api.internalEngine();
  restoreScrollBody(api);
  const original = engine.scrollBody;
  if (!jump) {
    let step = 0;
    let distance: number | null = null;
    const timed: typeof original = {
      ...original,
      direction: () => Math.sign(distance ?? 0),
      velocity: () => 0,
      settled: () => step > STEPS && Math.abs(engine.target.get() - engine.offsetLocation.get()) < 0.001,
      seek: () => {
        distance ??= engine.target.get() - engine.location.get();
        step += 1;
        engine.previousLocation.set(engine.location);
        engine.location.set(engine.target.get() - distance * (1 - easeOut(Math.min(1, step / STEPS))));
        return timed;
      },
    };
    originals.set(api, original);
    engine.scrollBody = timed;
  }
  api.scrollTo(index, jump);
}

const originals = new WeakMap<EmblaApi, ReturnType<EmblaApi['internalEngine']>['scrollBody']>();

/** Restores Embla's own scroll body after a timed scroll. */
export function restoreScrollBody(api: EmblaApi) {
  const original = originals.get(api);
  if (!original) return;
  originals.delete(api);
  api.internalEngine().scrollBody = original;
}
