export { SKY_BELOW } from './FloatingEmojis.styles.ts';
export { FloatingEmojis, type FloatingEmojisProps } from './FloatingEmojis.tsx';
