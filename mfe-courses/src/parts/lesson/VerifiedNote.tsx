import styled from '@emotion/styled';
import { Icon, ShieldCheck } from '@ia/shared-ui/icon';
import { TextLink } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { Fragment } from 'react';
import type { Source, VerifiedNote as VerifiedNoteData } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { formatSourceTitle } from '../../rules/source-title.ts';

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

function CitedSource({ source }: { source: Source }) {
  const { publisher, described, year } = source;
  // A source without a title of its own (`described`) has a year, but no edition.
  const edition = year && ` (${described ? year : t.lesson.edition(year)})`;
  const name = `${publisher}, ${formatSourceTitle(source)}${edition ?? ''}`;
  return source.url ? (
    <TextLink href={source.url} newTab>
      {name}
    </TextLink>
  ) : (
    name
  );
}

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
