export { ScoreBox, type ScoreBoxProps } from './ScoreBox.tsx';
