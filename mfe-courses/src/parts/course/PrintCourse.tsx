import { useRoute, useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { Container } from '@ia/shared-ui/container';
import { ShareButton } from '@ia/shared-ui/share-button';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { words } from '../../content/words.ts';
import { useKeptHere } from './keeping.ts';

interface PrintCourseProps {
  title: string;
  says?: { print: string; printHint: string };
  onPrint: () => void;
}

/** For trainers: the whole course on paper. And its address, for others. */
export function PrintCourse({ title, says = words.course, onPrint }: PrintCourseProps) {
  const { path } = useRoute();
  const address = useShell().address(path);
  // In a learning platform this page has no address of its own.
  const here = useKeptHere();
  return (
    <Container
      css={{ display: 'grid', gap: token.space[2], justifyItems: 'start', paddingBlock: token.space[10] }}
    >
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: token.space[3] }}>
        <Button variant="secondary" onClick={onPrint}>
          {says.print}
        </Button>
        {here && address && <ShareButton url={address} title={title} label={words.course.share} />}
      </div>
      <Small>{says.printHint}</Small>
    </Container>
  );
}
