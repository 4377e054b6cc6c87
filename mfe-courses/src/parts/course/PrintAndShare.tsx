import { useRoute, useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { Container } from '@ia/shared-ui/container';
import { ShareButton } from '@ia/shared-ui/share-button';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { t } from '../../content/text.ts';
import { useIsStoredOnDevice } from '../lesson/storage-texts.ts';

interface PrintAndShareProps {
  /** Title of the shared link. */
  title: string;
  /** Texts of the print button. Default: the texts of a course. */
  text?: { print: string; printHint: string };
  onPrint: () => void;
}

/** Print button for the whole course, with the share button. */
export function PrintAndShare({ title, text = t.course, onPrint }: PrintAndShareProps) {
  const { path } = useRoute();
  const address = useShell().address(path);
  // In an LMS the page has no URL to share.
  const isStored = useIsStoredOnDevice();
  return (
    <Container
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'start',
        gap: token.space[3],
        paddingBlock: token.space[10],
      }}
    >
      <div css={{ display: 'grid', gap: token.space[2], justifyItems: 'start' }}>
        <Button variant="secondary" onClick={onPrint}>
          {text.print}
        </Button>
        <Small>{text.printHint}</Small>
      </div>
      {isStored && address && <ShareButton url={address} title={title} label={t.course.share} />}
    </Container>
  );
}
