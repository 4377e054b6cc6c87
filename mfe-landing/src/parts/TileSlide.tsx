import { PatternTile } from '@ia/shared-ui/azulejo';
import { Tag } from '@ia/shared-ui/tag';
import type { Slide } from '../content/schema.ts';
import { ActionLink } from './links/ActionLink.tsx';
import { Panel, Picture, Text } from './TileSlide.styles.ts';

/** React keys of the nine tiles; on phones only the first three show. */
const TILE_KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** Slide of a carousel: nine tiles of one pattern, and text with one call to action. */
export function TileSlide({ slide, tag }: { slide: Omit<Slide, 'id'>; tag?: string }) {
  return (
    <Panel>
      <Picture aria-hidden="true">
        {TILE_KEYS.map((key) => (
          <PatternTile key={key} seed={slide.seed} />
        ))}
      </Picture>
      <Text>
        {tag && <Tag>{tag}</Tag>}
        <h3>{slide.title}</h3>
        <p>{slide.text}</p>
        {slide.cta && (
          <div>
            <ActionLink link={slide.cta} variant="secondary" />
          </div>
        )}
      </Text>
    </Panel>
  );
}
