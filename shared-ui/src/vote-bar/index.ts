export { VoteBar, type VoteBarProps, votePercent } from './VoteBar.tsx';
