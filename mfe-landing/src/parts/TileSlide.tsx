import { AzulejoDivider } from '@ia/shared-ui/azulejo';
import { Tag } from '@ia/shared-ui/tag';
import type { Slide } from '../content/schema.ts';
import { ActionLink } from './links/ActionLink.tsx';
import { Panel, Picture, Rows, Text, TILE_PX } from './TileSlide.styles.ts';

/** React keys of the tile rows; six rows cover the tallest slide. */
const ROW_KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Slide of a carousel: a tile wall and text with one call to action. */
export function TileSlide({ slide, tag }: { slide: Omit<Slide, 'id'>; tag?: string }) {
  return (
    <Panel>
      <Picture aria-hidden="true">
        <Rows>
          {ROW_KEYS.map((row) => (
            <AzulejoDivider key={row} seed={slide.seed} height={TILE_PX} />
          ))}
        </Rows>
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
