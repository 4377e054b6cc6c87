export { FloatingEmojis, type FloatingEmojisProps } from './FloatingEmojis.tsx';
