import { TextLink } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { useRef } from 'react';
import { words } from '../../content/words.ts';
import type { LibraryEntry, LibraryExample, LibrarySection } from '../../parts/examples/library-sets.ts';
import { useStage } from '../../parts/preview/use-stage.ts';
import { List, Name, Thumb, View } from './Gallery.styles.ts';
import { useNear } from './use-near.ts';

/** Tokens and drawings are looked at one by one; of a component, its first example stands for all. */
const EACH = new Set(['design-system', 'assets']);

interface Shown {
  entry: LibraryEntry;
  example: LibraryExample;
  name: string;
  note?: string;
}

const shownOf = (entry: LibraryEntry): Shown[] => {
  const [first] = entry.shown;
  if (!first) return [];
  if (EACH.has(entry.group) && entry.shown.length > 1)
    return entry.shown.map((example) => ({ entry, example, name: example.name, note: entry.component }));
  return [{ entry, example: first, name: entry.component, note: words.gallery.examples(entry.shown.length) }];
};

/** A section as thumbnails, each the way to its component. */
export function Gallery({ section }: { section: LibrarySection }) {
  return (
    <>
      <List role="list">
        {section.entries.flatMap(shownOf).map((shown) => (
          <Thumbnail key={shown.example.id} {...shown} />
        ))}
      </List>
      <p css={{ marginBlockStart: token.space[4] }}>
        <TextLink href={`#${section.id}`}>{words.gallery.open(section.title)}</TextLink>
      </p>
    </>
  );
}

/** Alive, but nothing in it can be reached or read: it is a picture. It is drawn when it comes near, and stands still.
 * Not by content-visibility: what the keyboard leads to in it gets the focus and is not scrolled to. */
function Thumbnail({ entry, example, name, note }: Shown) {
  const { theme } = useStage();
  const view = useRef<HTMLDivElement>(null);
  const near = useNear(view);
  const { Example } = example;
  return (
    <Thumb data-thumb={example.id}>
      <View ref={view} aria-hidden="true" inert data-theme={theme} data-motion="reduce">
        <div>{near && <Example />}</div>
      </View>
      <Name href={`#${entry.id}`}>
        {name} <small>{note}</small>
      </Name>
    </Thumb>
  );
}
