import { useDeviceKeeps } from '@ia/shared-services/storage';
import { Button } from '@ia/shared-ui/button';
import { TextArea } from '@ia/shared-ui/text-area';
import { useEffect, useRef, useState } from 'react';
import type { AnswerPlace as Place } from '../../../content/schema.ts';
import { words } from '../../../content/words.ts';
import { useWritten } from '../../../state/written-atom.ts';
import { useKeeping } from '../../course/keeping.ts';
import { useLessonId } from '../lesson-id.ts';
import { useOnPaper } from '../on-paper.ts';
import { Box, Label, Line, Lines, Model, Ticks } from './AnswerPlace.styles.ts';

interface ControlProps {
  place: Place;
  /** Where it stays. */
  kept: string;
  value: string | string[] | undefined;
  onChange(value: string | string[]): void;
}

function Control({ place, kept, value, onChange }: ControlProps) {
  if (place.kind === 'text') {
    return (
      <TextArea
        label={place.label}
        hint={kept}
        rows={3}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  const ticked = Array.isArray(value) ? value : [];
  return (
    <Ticks>
      <Label as="legend">{place.label}</Label>
      {place.items.map((item) => (
        <Line key={item}>
          <input
            type="checkbox"
            checked={ticked.includes(item)}
            onChange={({ target }) =>
              onChange(target.checked ? [...ticked, item] : ticked.filter((each) => each !== item))
            }
          />
          {item}
        </Line>
      ))}
    </Ticks>
  );
}

/** Where one answers an activity. Another answer opens once something stands there, or when it is asked for without. */
export function AnswerPlace({ place }: { place: Place }) {
  const [places, keep] = useWritten(useLessonId());
  const { written } = useKeeping();
  const kept = useDeviceKeeps(places) ? written : words.answerPlace.notKept;
  const [open, setOpen] = useState(false);
  const model = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (open) model.current?.focus();
  }, [open]);
  if (useOnPaper()) return <OnPaper place={place} />;

  const value = places[place.id];
  const tried = typeof value === 'string' ? value.trim() !== '' : (value?.length ?? 0) > 0;
  const without = place.kind === 'text' ? words.answerPlace.peek : words.answerPlace.peekList;
  return (
    <Box>
      <Control place={place} kept={kept} value={value} onChange={(next) => keep(place.id, next)} />
      {open ? (
        <Model>
          <Label ref={model} tabIndex={-1}>
            {words.answerPlace.model}
          </Label>
          <p>{place.model}</p>
        </Model>
      ) : (
        <div>
          <Button variant={tried ? 'secondary' : 'quiet'} size="sm" onClick={() => setOpen(true)}>
            {tried ? words.answerPlace.compare : without}
          </Button>
        </div>
      )}
    </Box>
  );
}

/** Room for a pen. The other answer stands among the solutions, at the end. */
function OnPaper({ place }: { place: Place }) {
  return (
    <Box>
      <Label>{place.label}</Label>
      {place.kind === 'text' ? (
        <Lines aria-hidden="true" />
      ) : (
        <Ticks as="ul">
          {place.items.map((item) => (
            <Line as="li" key={item} data-paper>
              {item}
            </Line>
          ))}
        </Ticks>
      )}
    </Box>
  );
}
