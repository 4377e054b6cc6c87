import { TextLink } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { Fragment, useRef } from 'react';
import { t } from '../../content/text.ts';
import type { LibraryEntry, LibraryExample, LibrarySection } from '../../parts/examples/library-sets.ts';
import { useStage } from '../../parts/preview/use-stage.ts';
import { List, Name, Thumb, View } from './Gallery.styles.ts';
import { StaticPicture } from './StaticPicture.tsx';
import { useNear } from './use-near.ts';

/** Sections with one thumbnail per example; in other sections the first example represents the component. */
const GROUPS_WITH_ALL_EXAMPLES = new Set(['design-system', 'assets']);

interface ThumbnailProps {
  entry: LibraryEntry;
  example: LibraryExample;
  /** Link text. */
  name: string;
  /** Small text after the name: the component, or its number of examples. */
  note?: string;
}

const listThumbnails = (entry: LibraryEntry): ThumbnailProps[] => {
  const [first] = entry.shown;
  if (!first) return [];
  if (GROUPS_WITH_ALL_EXAMPLES.has(entry.group) && entry.shown.length > 1)
    return entry.shown.map((example) => ({ entry, example, name: example.name, note: entry.component }));
  return [{ entry, example: first, name: entry.component, note: t.gallery.examples(entry.shown.length) }];
};

/** Thumbnails of a section, each a link to its component. */
export function Gallery({ section }: { section: LibrarySection }) {
  return (
    <>
      <List role="list">
        {section.entries.flatMap(listThumbnails).map((thumbnail) => (
          <Thumbnail key={thumbnail.example.id} {...thumbnail} />
        ))}
      </List>
      <p css={{ marginBlockStart: token.space[4] }}>
        <TextLink href={`#${section.id}`}>{t.gallery.open(section.title)}</TextLink>
      </p>
    </>
  );
}

/** The name of a component, which may break before a capital. */
const BreakableName = ({ name }: { name: string }) => (
  <span>
    {name.split(/(?<=[a-z])(?=[A-Z])/).map((part, index) => (
      <Fragment key={part}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);

/** Picture of an example, mounted near the viewport until it is copied. */
function Thumbnail({ entry, example, name, note }: ThumbnailProps) {
  const { theme } = useStage();
  const view = useRef<HTMLDivElement>(null);
  const isNear = useNear(view);
  const { Example } = example;
  return (
    <Thumb data-thumb={example.id}>
      <View ref={view} aria-hidden="true" inert data-theme={theme} data-motion="reduce">
        <StaticPicture isNear={isNear}>
          <Example />
        </StaticPicture>
      </View>
      <Name href={`#${entry.id}`} aria-label={[name, note].join(' ').trim()}>
        <BreakableName name={name} /> <small>{note}</small>
      </Name>
    </Thumb>
  );
}
