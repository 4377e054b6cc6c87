export { type ClipboardState, useClipboard } from './use-clipboard.ts';
export { useCountUp } from './use-count-up.ts';
export { type Disclosure, useDisclosure } from './use-disclosure.ts';
export { useDismiss } from './use-dismiss.ts';
export { focusHeading, useFocusHeading } from './use-focus-heading.ts';
export { useInViewOnce } from './use-in-view-once.ts';
export { useMediaQuery } from './use-media-query.ts';
export { prefersReducedMotion, useReducedMotion } from './use-reduced-motion.ts';
export { useScrollPosition } from './use-scroll-position.ts';
