import { Button } from '../button/Button.tsx';

interface AnswerProps {
  /** Action, in a word or two. */
  name: string;
  /** The match, part of the accessible name: several buttons have the same visible label. */
  about: string;
  onPress: () => void;
}

/**
 * Button of the personal data notice: keeps, removes or restores a match, such as a telephone number in the
 * text.
 */
export function Answer({ name, about, onPress }: AnswerProps) {
  return (
    <Button size="sm" variant="secondary" aria-label={`${name} «${about}»`} onClick={onPress}>
      {name}
    </Button>
  );
}
