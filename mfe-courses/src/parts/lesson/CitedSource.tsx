import { TextLink } from '@ia/shared-ui/text';
import type { Source } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { formatSourceTitle } from '../../rules/source-title.ts';

/** Publisher, title and year of a source, with a link when its address was verified. */
export function CitedSource({ source }: { source: Source }) {
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
