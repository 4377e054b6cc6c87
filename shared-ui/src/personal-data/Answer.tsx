import { Button } from '../button/Button.tsx';

interface AnswerProps {
  /** What it does, in a word or two. */
  name: string;
  /** The stretch of text: several buttons of one notice have the same visible name. */
  about: string;
  onPress: () => void;
}

/** One answer to the question about a stretch of text. */
export function Answer({ name, about, onPress }: AnswerProps) {
  return (
    <Button size="sm" variant="secondary" aria-label={`${name} «${about}»`} onClick={onPress}>
      {name}
    </Button>
  );
}
