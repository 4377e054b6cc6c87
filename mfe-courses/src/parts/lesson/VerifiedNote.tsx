import styled from '@emotion/styled';
import { Icon, ShieldCheck } from '@ia/shared-ui/icon';
import { TextLink } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { Fragment } from 'react';
import type { VerifiedNote as Note, Source } from '../../content/schema.ts';
import { words } from '../../content/words.ts';
import { titleOf } from '../../rules/cited.ts';

const Line = styled.footer({
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

function Cited({ source }: { source: Source }) {
  const { publisher, described, year } = source;
  // What we describe has a year, and no editions.
  const when = year && ` (${described ? year : words.lesson.edition(year)})`;
  const name = `${publisher}, ${titleOf(source)}${when ?? ''}`;
  return source.url ? (
    <TextLink href={source.url} newTab>
      {name}
    </TextLink>
  ) : (
    name
  );
}

/** When the facts of a block were looked up, and in which edition of what. */
export function VerifiedNote({ note }: { note: Note }) {
  return (
    <Line>
      <Icon icon={ShieldCheck} />
      <div>
        <p>{words.lesson.verified(note.date)}</p>
        <p>
          {note.sources.length > 1 ? words.lesson.sources : words.lesson.source}:{' '}
          {note.sources.map((source, index) => (
            <Fragment key={`${source.publisher}: ${source.title}`}>
              {index > 0 && '; '}
              <Cited source={source} />
            </Fragment>
          ))}
          .
        </p>
      </div>
    </Line>
  );
}
