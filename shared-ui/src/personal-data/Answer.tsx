import { Button } from '../button/Button.tsx';

interface AnswerProps {
  /** Action, in a word or two. */
  name: string;
  /** The match, because several buttons have the same visible label. */
  about: string;
  onPress: () => void;
}

/** Button for one answer about a match. */
export function Answer({ name, about, onPress }: AnswerProps) {
  return (
    <Button size="sm" variant="secondary" aria-label={`${name} «${about}»`} onClick={onPress}>
      {name}
    </Button>
  );
}
