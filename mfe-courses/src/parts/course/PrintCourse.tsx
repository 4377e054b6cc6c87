import { Button } from '@ia/shared-ui/button';
import { Container } from '@ia/shared-ui/container';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { words } from '../../content/words.ts';

/** For trainers: the whole course on paper. */
export function PrintCourse({ onPrint }: { onPrint: () => void }) {
  return (
    <Container
      width="wide"
      css={{ display: 'grid', gap: token.space[2], justifyItems: 'start', paddingBlock: token.space[10] }}
    >
      <Button variant="secondary" onClick={onPrint}>
        {words.course.print}
      </Button>
      <Small>{words.course.printHint}</Small>
    </Container>
  );
}
