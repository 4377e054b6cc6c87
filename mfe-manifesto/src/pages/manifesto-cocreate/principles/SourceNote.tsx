import type { PrincipleSource } from '@ia/shared-services/principles';
import { TextLink } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';

/** Link to the source of a statistic or fact, with its year. */
export function SourceNote({ source }: { source: PrincipleSource | null | undefined }) {
  if (!source) return null;
  return (
    <small
      css={{
        display: 'block',
        fontSize: token.size.sm,
        color: token.color.inkSoft,
        marginBlockStart: token.space[2],
      }}
    >
      {cocreate.principles.source}:{' '}
      <TextLink href={source.url} newTab>
        {source.fonte}, {source.ano}
      </TextLink>
    </small>
  );
}
