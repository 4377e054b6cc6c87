import styled from '@emotion/styled';
import { Container } from '@ia/shared-ui/container';
import { Icon, Info } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';
import { archiveNote } from '../../../content/archive/page.ts';

const Strip = styled.aside({
  background: token.color.infoSoft,
  color: token.color.ink,
  paddingBlock: token.space[3],
});
const Row = styled.p({
  display: 'flex',
  gap: token.space[3],
  fontSize: token.size.sm,
  '& svg': { marginBlockStart: '0.15em' },
});

/** Notice at the top of the page: all content is sample content. */
export function ArchiveNote() {
  return (
    <Strip aria-label={archiveNote.title}>
      <Container>
        <Row>
          <Icon icon={Info} />
          <span>
            <strong>{archiveNote.title}.</strong> {archiveNote.text}
          </span>
        </Row>
      </Container>
    </Strip>
  );
}
