export { VoteBar, type VoteBarProps } from './VoteBar.tsx';
