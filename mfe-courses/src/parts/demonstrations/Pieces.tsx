import { Small } from '@ia/shared-ui/text';
import { TextField } from '@ia/shared-ui/text-field';
import { useState } from 'react';
import { pieces as words } from '../../content/demonstrations/pieces.ts';
import { piecesOf } from '../../rules/pieces.ts';
import { ContextWindow } from './ContextWindow.tsx';
import { Stage } from './Demonstrations.styles.ts';
import { Cut } from './Pieces.styles.ts';

/** How a text is cut into pieces, and how a window of pieces forgets how a conversation began. */
export default function Pieces() {
  const [text, setText] = useState(words.text);
  const cut = piecesOf(text);
  const letters = [...text.matchAll(/\p{L}/gu)].length;
  const count = text.split(/\s+/).filter(Boolean).length;
  return (
    <Stage>
      <TextField
        label={words.label}
        hint={words.hint}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <p>
          <strong>{words.cut}</strong>
        </p>
        {/* Pieces of words are no words. */}
        <Cut translate="no">
          {cut.map((piece, place) => (
            <span key={place}>{piece}</span>
          ))}
        </Cut>
        <p role="status">{words.sum(letters, count, cut.length)}</p>
      </div>
      <ContextWindow />
      <Small>
        {words.honest} {words.source}
      </Small>
    </Stage>
  );
}
