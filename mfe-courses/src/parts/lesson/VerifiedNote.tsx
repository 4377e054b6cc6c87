import styled from '@emotion/styled';
import { Icon, ShieldCheck } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';
import { Fragment } from 'react';
import type { VerifiedNote as VerifiedNoteData } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { CitedSource } from './CitedSource.tsx';

const Note = styled.div({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: token.space[2],
  paddingTop: token.space[4],
  borderTop: `1px solid ${token.color.line}`,
  color: token.color.inkSoft,
  fontSize: token.size.sm,
  lineHeight: 1.5,
  '& p': { margin: 0, maxWidth: token.measure },
});

/** Note with the date of verification and the sources of a block. */
export function VerifiedNote({ note }: { note: VerifiedNoteData }) {
  return (
    <Note>
      <Icon icon={ShieldCheck} />
      <div>
        <p>{t.lesson.verified(note.date)}</p>
        <p>
          {note.sources.length > 1 ? t.lesson.sources : t.lesson.source}:{' '}
          {note.sources.map((source, index) => (
            <Fragment key={`${source.publisher}: ${source.title}`}>
              {index > 0 && '; '}
              <CitedSource source={source} />
            </Fragment>
          ))}
          .
        </p>
      </div>
    </Note>
  );
}
